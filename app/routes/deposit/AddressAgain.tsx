import { summaryChevron, summaryRow } from '#ui/primitives/disclosure-style.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** The address of a deposit that the customer has reported, folded so that it isn't paid a second time. */
export const AddressAgain = ({ children }: { children: ReactNode }) => (
  <details className="group ruled">
    <summary className={`${summaryRow} font-medium`}>
      <span className="min-w-0 grow">Show the address again</span>
      <ChevronDown aria-hidden className={summaryChevron} />
    </summary>
    <p className="max-w-prose pb-4">
      You have told us about this deposit. If you have sent it, don’t send it again.
    </p>
    {children}
  </details>
)
