import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

export const sectionTones = ['plain', 'sunken'] as const
export const sectionLayouts = ['stack', 'split'] as const

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  intro?: ReactNode
  /** `split` puts the heading beside the content if there is enough space. */
  layout?: (typeof sectionLayouts)[number]
  tone?: (typeof sectionTones)[number]
}

/** A section of a public page. Set `id` if links lead to it. */
export function Section({
  title,
  intro,
  layout = 'stack',
  tone = 'plain',
  className,
  children,
  ...rest
}: Props) {
  const titleId = useId()
  return (
    <section
      data-slot="section"
      data-tone={tone}
      aria-labelledby={titleId}
      className={cn(
        '@container/section border-line py-14 sm:py-20',
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
          <h2 id={titleId} className="text-2xl tracking-tight sm:text-3xl">
            {title}
          </h2>
          {intro !== undefined && <p className="mt-3 max-w-prose text-lg text-balance text-muted">{intro}</p>}
        </div>
        <div className={cn('mt-8 sm:mt-10', layout === 'split' && '@min-[60rem]/section:mt-1.5')}>
          {children}
        </div>
      </div>
    </section>
  )
}
