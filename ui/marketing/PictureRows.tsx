import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Label and value of each line, in order. */
  rows: readonly { label: ReactNode; value: ReactNode }[]
}

/** The figures in a picture of a screen: label at the start, value at the end. */
export function PictureRows({ rows, className, ...rest }: Props) {
  return (
    <dl data-slot="picture-rows" className={cn('ruled', className)} {...rest}>
      {rows.map(({ label, value }, index) => (
        <div key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="ms-auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
