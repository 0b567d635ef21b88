import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'span'>, 'id' | 'children'> & {
  /** The `X-Request-Id` of the response, if it had one. */
  of: string | undefined
}

/** The id with which support can find a failed request, for use below an error message. One click selects all of it. */
export function RequestId({ of, className, ...rest }: Props) {
  const t = useTranslate()
  if (of === undefined) return null
  return (
    <span data-slot="request-id" className={cn('mt-1 block text-sm font-normal', className)} {...rest}>
      {t(m.requestId, { id: <span className="wrap-anywhere select-all">{of}</span> })}
    </span>
  )
}
