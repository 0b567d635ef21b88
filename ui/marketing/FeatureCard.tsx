import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { drawings, type DrawingName } from './drawings.tsx'
import { Illustration } from './Illustration.tsx'

export const featureLooks = ['line', 'card'] as const

type Props = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** What the feature is, in a few words. */
  title: string
  /** What it does, in one or two sentences. */
  text: string
  /** Decorative, above the title. */
  icon?: ReactNode
  /** The name of a decorative drawing above the title. */
  drawing?: DrawingName
  /** Makes the title a link. */
  href?: string
  /** `line` has a line at the top, `card` a border on all sides. `line` by default. */
  look?: (typeof featureLooks)[number]
}

/** A feature of the product, with a title, a sentence and a drawing or icon. */
export function FeatureCard({ title, text, icon, drawing, href, look = 'line', className, ...rest }: Props) {
  return (
    <div
      data-slot="feature-card"
      className={cn(
        'relative',
        look === 'line' ? 'border-t border-line pt-5' : 'rounded-card border border-line bg-surface p-5',
        href !== undefined && 'transition-colors hover:border-line-strong',
        className,
      )}
      {...rest}
    >
      {drawing && <Illustration className="mb-5 max-w-44">{drawings[drawing]}</Illustration>}
      {icon !== undefined && (
        <span aria-hidden className="mb-3 block text-link [&_svg]:size-6">
          {icon}
        </span>
      )}
      <h3 className="text-lg">
        {href === undefined ? (
          title
        ) : (
          // The link covers the whole card, but only the title is its name.
          <a href={href} className="rounded-sm after:absolute after:inset-0 hover:text-link hover:underline">
            {title}
          </a>
        )}
      </h3>
      <p className="mt-2 max-w-prose text-muted">{text}</p>
    </div>
  )
}
