import type { ComponentProps, ReactNode } from 'react'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Label and value of each line, in order. */
  rows: readonly { label: ReactNode; value: ReactNode }[]
}

/** The figures in a picture of a screen: label at the start, value at the end. */
export function PictureRows({ rows, ...rest }: Props) {
  return (
    <DescriptionList layout="compact" data-slot="picture-rows" {...rest}>
      {rows.map(({ label, value }, index) => (
        <Description key={index} term={label}>
          {value}
        </Description>
      ))}
    </DescriptionList>
  )
}
