import type { ComponentProps } from 'react'
import { AddressText } from '../address/AddressText.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import { Missing } from '../money/Money.tsx'
import { LedgerRow } from '../primitives/LedgerRow.tsx'
import { AddressNetwork } from './address-network.tsx'
import type { Entry } from './entries.ts'
import * as m from './messages.ts'

export const Row = (props: ComponentProps<typeof LedgerRow>) => (
  <LedgerRow className="gap-x-6 gap-y-0 border-b border-line py-2.5" {...props} />
)

export function Destination({ entry: { row } }: { entry: Entry }) {
  const t = useTranslate()
  if (row.wallet)
    return (
      <div className="border-b border-line py-2.5">
        <dt className="text-muted">{t(m.walletAddress)}</dt>
        <dd>
          <AddressNetwork address={row.wallet} />
          <AddressText address={row.wallet} className="text-[0.9375rem]" />
        </dd>
      </div>
    )
  const bank = [
    [m.bank, row.bankName],
    [m.swiftCode, row.swiftCode],
    [m.accountNumber, row.accountNumber],
  ] as const
  if (bank.every(([, value]) => !value))
    return (
      <Row label={t(m.destinationLabel)}>
        <Missing />
      </Row>
    )
  return bank.map(([term, value]) => (
    <Row key={t(term)} label={t(term)}>
      {value ? <bdi>{value}</bdi> : <Missing />}
    </Row>
  ))
}
