import { ExternalLink } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { NewTabNote } from './new-tab-note.tsx'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & {
  /** Opens in a new tab. An icon and a text for screen readers say so. */
  external?: boolean
  /** `quiet` uses the color of the surrounding text, for lists of links. */
  variant?: 'inline' | 'quiet'
}

/** A text link. */
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
          <NewTabNote />
        </>
      )}
    </a>
  )
}
