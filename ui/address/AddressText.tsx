import { Fragment, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { groupsOfFour } from '../money/format.ts'

type Props = Omit<ComponentProps<'bdi'>, 'children'> & { address: string }

/** The whole address in groups of four, the first and the last marked. The gaps are drawn, so a copy has none. */
export function AddressText({ address, className, ...rest }: Props) {
  const groups = groupsOfFour(address)
  return (
    <bdi
      dir="ltr"
      translate="no"
      data-slot="address-text"
      className={cn('block font-mono text-base leading-8 [overflow-wrap:anywhere]', className)}
      {...rest}
    >
      {groups.map((group, index) => (
        // A place in a text: it has no other identity than its index.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <span
            data-marked={index === 0 || index === groups.length - 1 || undefined}
            className={cn(
              'me-[0.75ch]',
              (index === 0 || index === groups.length - 1) &&
                'border-b-2 border-accent bg-accent-soft font-bold',
            )}
          >
            {group}
          </span>
          <wbr />
        </Fragment>
      ))}
    </bdi>
  )
}
