import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

type Props = Omit<ComponentProps<'span'>, 'id' | 'children'> & {
  /** The answer's `X-Request-Id`, if there was one. */
  of: string | undefined
}

/** The number by which support finds a failed request, under the words about it. One click selects it whole. */
export function RequestId({ of, className, ...rest }: Props) {
  if (of === undefined) return null
  return (
    <span data-slot="request-id" className={cn('mt-1 block text-sm font-normal', className)} {...rest}>
      Request id: <span className="wrap-anywhere select-all">{of}</span>
    </span>
  )
}
