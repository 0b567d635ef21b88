import { ExternalLink } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & {
  /** Opens in a new tab, and says so. */
  external?: boolean
  /** `quiet`: in the colour of the text around it, for lists of links. */
  variant?: 'inline' | 'quiet'
}

/** A link in the text, which says when it opens a new tab. */
export function Link({ external = false, variant = 'inline', className, children, ...rest }: Props) {
  return (
    <a
      data-slot="link"
      className={cn(
        'rounded-sm underline-offset-3 transition-colors',
        variant === 'inline' && 'text-link underline hover:decoration-2',
        variant === 'quiet' && 'text-ink hover:text-link hover:underline',
        className,
      )}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    >
      {children}
      {external && (
        <>
          <ExternalLink aria-hidden className="ms-1 inline size-[0.9em] align-[-0.08em]" />
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      )}
    </a>
  )
}
