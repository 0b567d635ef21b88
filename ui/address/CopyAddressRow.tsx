import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { AddressText } from './AddressText.tsx'
import { CopyRow } from './CopyRow.tsx'
import * as m from './messages.ts'

type Props = Pick<ComponentProps<typeof CopyRow>, 'copiedFor' | 'className' | 'id' | 'ref' | 'style'> & {
  /** The whole address. Validate it first, because it can be copied as soon as it is shown. */
  address: string
  /** The name of the method, such as 'Bitcoin'. */
  name: string
}

/** An address in groups of four, with a button that copies it (DEP-2). */
export function CopyAddressRow({ address, name, ...rest }: Props) {
  const t = useTranslate()
  return (
    <CopyRow
      data-slot="copy-address-row"
      text={address}
      kind="address"
      what={t(m.theAddress, { name })}
      announced={t(m.addressCopied, { name, ending: address.slice(-4) })}
      label={t(m.toThisAddress, { name })}
      {...rest}
    >
      <AddressText address={address} />
    </CopyRow>
  )
}
