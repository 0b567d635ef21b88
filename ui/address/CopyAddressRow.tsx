import type { ComponentProps } from 'react'
import { AddressText } from './AddressText.tsx'
import { CopyRow } from './CopyRow.tsx'

type Props = Pick<ComponentProps<typeof CopyRow>, 'copiedFor' | 'className' | 'id' | 'ref' | 'style'> & {
  /** The whole address. Check it first: it can be copied as soon as it is shown. */
  address: string
  /** The name of the method, such as 'Bitcoin'. */
  name: string
}

/** An address in groups of four, with a button that copies it (DEP-2). */
export function CopyAddressRow({ address, name, ...rest }: Props) {
  return (
    <CopyRow
      data-slot="copy-address-row"
      text={address}
      kind="address"
      what={`the ${name} address`}
      announced={`${name} address copied, ends in ${address.slice(-4)}`}
      label={`To this ${name} address`}
      {...rest}
    >
      <AddressText address={address} />
    </CopyRow>
  )
}
