import { useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Button } from '../primitives/Button.tsx'

type Action = { label: string; href: string }

type Props = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  /** The heading. */
  title: string
  /** One sentence on what the link leads to. It must not promise returns. */
  text: string
  /** The text and the address of the main link. */
  action: Action
  /** A second link, for visitors who aren't ready yet. As easy to find as the first. */
  more?: Action
}

/** The last section of a public page, with one or two links. Its text must not promise returns (FAIR-2). */
export function CallToAction({ title, text, action, more, className, ...rest }: Props) {
  const titleId = useId()
  return (
    <section
      data-slot="call-to-action"
      aria-labelledby={titleId}
      className={cn('border-t border-line print:hidden', className)}
      {...rest}
    >
      <div className="mx-auto flex w-full max-w-content flex-wrap items-end gap-x-16 gap-y-8 px-4 pt-14 pb-6 sm:px-5 sm:pt-20 sm:pb-10">
        <div className="min-w-0 grow basis-96">
          <h2 id={titleId} className="text-2xl tracking-tight sm:text-3xl">
            {title}
          </h2>
          <p className="mt-3 max-w-[56ch] text-lg text-balance text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:grow max-sm:*:grow">
          <Button asChild size="lg" className="whitespace-normal">
            <a href={action.href}>{action.label}</a>
          </Button>
          {more && (
            <Button asChild size="lg" variant="secondary" className="whitespace-normal">
              <a href={more.href}>{more.label}</a>
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
