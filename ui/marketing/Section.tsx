import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

export const sectionTones = ['plain', 'sunken'] as const
export const sectionLayouts = ['stack', 'split'] as const
export const sectionSizes = ['sm', 'md'] as const

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  /** The heading, a level below that of the page. */
  title: ReactNode
  /** One or two sentences below the heading. */
  intro?: ReactNode
  /** A small line below the intro, for example how long the section takes to read. */
  note?: ReactNode
  /** `split` puts the heading beside the content if there is enough space. */
  layout?: (typeof sectionLayouts)[number]
  /** `sunken` has a darker background, to set the section apart from its neighbors. `plain` by default. */
  tone?: (typeof sectionTones)[number]
  /** `sm` for a section that supports the one before it: a smaller heading and less space. */
  size?: (typeof sectionSizes)[number]
}

/** A section of a public page. Set `id` if links lead to it: it can then get the focus. */
export function Section({
  title,
  intro,
  note,
  layout = 'stack',
  tone = 'plain',
  size = 'md',
  id,
  className,
  children,
  ...rest
}: Props) {
  const titleId = useId()
  return (
    <section
      data-slot="section"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      data-tone={tone}
      aria-labelledby={titleId}
      className={cn(
        // Jumped to, its edge is hidden behind the bar, and its heading stands below it.
        '@container/section scroll-mt-[calc(var(--notices-height,4rem)+3.5rem)] border-line outline-none md:scroll-mt-[calc(var(--notices-height,3rem)+3.5rem)]',
        size === 'sm' ? 'py-10 sm:py-12' : 'py-12 sm:py-18',
        tone === 'sunken' && 'border-y bg-sunken',
        className,
      )}
      {...rest}
    >
      <div
        className={cn(
          'mx-auto w-full max-w-content px-4 sm:px-5',
          layout === 'split' &&
            '@min-[60rem]/section:grid @min-[60rem]/section:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] @min-[60rem]/section:gap-16',
        )}
      >
        <div
          className={cn(
            layout === 'split' &&
              '@min-[60rem]/section:sticky @min-[60rem]/section:top-[calc(var(--notices-height,0px)+5.5rem)] @min-[60rem]/section:self-start',
          )}
        >
          <h2
            id={titleId}
            className={cn('tracking-tight', size === 'sm' ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-3xl')}
          >
            {title}
          </h2>
          {intro !== undefined && (
            <p className={cn('max-w-prose text-balance text-muted', size === 'sm' ? 'mt-2' : 'mt-3 text-lg')}>
              {intro}
            </p>
          )}
          {note !== undefined && <p className="mt-3 text-sm text-muted">{note}</p>}
        </div>
        <div
          className={cn(
            size === 'sm' ? 'mt-6' : 'mt-8 sm:mt-10',
            layout === 'split' && '@min-[60rem]/section:mt-1.5',
          )}
        >
          {children}
        </div>
      </div>
    </section>
  )
}
