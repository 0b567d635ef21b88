import { Fragment, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { groupsOfFour } from '../money/format.ts'

type Props = Omit<ComponentProps<'bdi'>, 'children'> & { address: string }

/** An address in groups of four characters, the first and last highlighted. The gaps are margins, so copied text has no spaces. */
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
        // The same group may occur twice, and groups never move, so the index is the right key.
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
