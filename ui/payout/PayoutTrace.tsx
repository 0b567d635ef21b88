import type { ComponentProps } from 'react'
import { CopyRow } from '../address/CopyRow.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the number is, as the server names it. */
  label: string
  /** The number by which the bank or a block explorer identifies the payment. */
  value: string
  /** An https address where it can be looked up. Any other is left out. */
  url?: string | null
}

/** The number by which the bank or the network identifies a payment, with a button to copy it. */
export function PayoutTrace({ label, value, url, ...rest }: Props) {
  const t = useTranslate()
  return (
    <CopyRow
      data-slot="payout-trace"
      text={value}
      kind="number"
      what={t(m.thePaymentNumber)}
      announced={t(m.paymentNumberCopied)}
      label={<bdi>{label}</bdi>}
      note={
        isHttps(url) ? (
          <Link href={url} external>
            {t(m.lookItUp)}
          </Link>
        ) : undefined
      }
      {...rest}
    >
      <bdi className="tabular-nums">{value}</bdi>
    </CopyRow>
  )
}

const isHttps = (url: string | null | undefined): url is string =>
  url != null && /^https:\/\/[^\s/]/i.test(url)
