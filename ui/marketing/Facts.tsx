import type { ComponentProps } from 'react'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'

export type Fact = {
  /** The name of the fact. It must differ from the others. */
  term: string
  /** The fact. */
  detail: string
}

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** In the order in which they are shown. */
  facts: readonly Fact[]
}

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
