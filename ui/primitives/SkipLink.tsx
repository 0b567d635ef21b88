import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import type { ComponentProps } from 'react'

/** A link to the main content. Put it first in the page. It is visible only while it has the focus. */
export function SkipLink({ href = '#main', className, children, ...rest }: ComponentProps<'a'>) {
  const t = useTranslate()
  return (
    <a
      data-slot="skip-link"
      href={href}
      className={cn(
        'sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-70 focus:flex focus:min-h-11 focus:items-center focus:rounded-control focus:bg-raised focus:px-4 focus:font-medium focus:text-link focus:shadow-float',
        className,
      )}
      {...rest}
    >
      {children ?? t(m.skipToContent)}
    </a>
  )
}
