import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

export type Fact = { term: string; detail: string }

type Props = Omit<ComponentProps<'dl'>, 'children'> & { facts: readonly Fact[] }

/** Terms, each with its detail beside it. */
export function Facts({ facts, className, ...rest }: Props) {
  return (
    <dl data-slot="facts" className={cn('ruled', className)} {...rest}>
      {facts.map(({ term, detail }) => (
        <div key={term} className="flex flex-wrap gap-x-6 py-2.5">
          <dt className="min-w-0 grow basis-36 text-sm leading-6.5 text-muted">{term}</dt>
          <dd className="min-w-0 grow-2 basis-72 text-pretty">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
