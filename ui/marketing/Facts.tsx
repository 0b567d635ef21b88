import type { ComponentProps } from 'react'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'

export type Fact = { term: string; detail: string }

type Props = Omit<ComponentProps<'dl'>, 'children'> & { facts: readonly Fact[] }

/** A list of terms, each with its detail beside it. */
export function Facts({ facts, ...rest }: Props) {
  return (
    <DescriptionList layout="wrapping" data-slot="facts" {...rest}>
      {facts.map(({ term, detail }) => (
        <Description key={term} term={term}>
          {detail}
        </Description>
      ))}
    </DescriptionList>
  )
}
