import { TriangleAlert } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'aside'>, 'children'> & {
  /** The warning, as the operator’s country requires it. */
  text: string
  /** The text of the link. */
  linkText: string
  /** The page about the risks. */
  href: string
}

/**
 * The risk warning at the top of a page (FAIR-2). Put it inside a sticky parent to keep it in view. Enlarged text grows less on a phone,
 * and on a very small screen the warning scrolls inside its own box, so that the page below stays readable.
 */
export function RiskNotice({ text, linkText, href, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <aside
      data-slot="risk-notice"
      aria-label={t(m.riskWarning)}
      className={cn('@container border-b border-line bg-warning text-warning-ink', className)}
      {...rest}
    >
      <div className="mx-auto flex max-h-[40dvh] max-w-content gap-2.5 overflow-y-auto p-1.5 text-[min(0.8125rem,calc(13px+1.6vw))] leading-[1.35] sm:px-5">
        <TriangleAlert aria-hidden className="mt-px size-4 shrink-0 max-sm:hidden" />
        <p className="min-w-0 text-balance max-sm:three-lines">
          {text}{' '}
          <a href={href} className="font-semibold underline underline-offset-2 sm:inline-block">
            {linkText}
          </a>
        </p>
      </div>
    </aside>
  )
}
