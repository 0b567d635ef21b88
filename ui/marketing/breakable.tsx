import type { ReactNode } from 'react'

/** A range of amounts that may break between the two, but not inside one: `$500-$999`. */
export const breakable = (price: string): ReactNode[] =>
  price.split('-').flatMap((part, index) => (index === 0 ? [part] : ['-', <wbr key={index} />, part]))
