import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

export type Fact = { term: string; detail: string }

type Props = Omit<ComponentProps<'dl'>, 'children'> & { facts: readonly Fact[] }

export function Facts({ facts, className, ...rest }: Props) {
  return (
    <dl data-slot="facts" className={cn('divide-y divide-line border-y border-line', className)} {...rest}>
      {facts.map(({ term, detail }) => (
        <div
          key={term}
          className="grid grid-cols-1 gap-x-6 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <dt className="text-sm leading-6.5 text-muted">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
