import { Fragment, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { groupsOfFour } from '../money/format.ts'

type Props = Omit<ComponentProps<'bdi'>, 'children'> & {
  /** The whole address. It isn’t checked here. */
  address: string
}

/** Whether the group is one of the first two or the last two, which people compare. */
const isMarked = (index: number, groups: readonly string[]) => index < 2 || index >= groups.length - 2

/**
 * An address in groups of four characters, the first two and the last two in bold. The gaps are margins, so copied text has no
 * spaces.
 */
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
            data-marked={isMarked(index, groups) || undefined}
            className={cn('me-[0.75ch]', isMarked(index, groups) ? 'font-bold text-ink' : 'text-muted')}
          >
            {group}
          </span>
          <wbr />
        </Fragment>
      ))}
    </bdi>
  )
}
