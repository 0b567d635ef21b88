import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  /** The topic, which names the section for screen readers too. */
  title: string
  /** One or two sentences below the title. */
  lead?: ReactNode
}

/** A section of the account page: the title and a sentence on the left, the content on the right. Stacked on a phone. */
export function AccountSection({ title, lead, className, children, ...rest }: Props) {
  const titleId = useId()
  return (
    <section
      data-slot="account-section"
      aria-labelledby={titleId}
      className={cn(
        'grid grid-cols-1 gap-x-16 gap-y-5 border-t border-line py-8 sm:py-10 lg:grid-cols-[18rem_minmax(0,1fr)]',
        className,
      )}
      {...rest}
    >
      <div>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-2 max-w-prose text-sm text-muted">{lead}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-5 *:min-w-0">
        {children}
      </div>
    </section>
  )
}
