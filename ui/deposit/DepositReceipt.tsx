import type { Decimal } from '#contract/money.ts'
import { Check, Mail } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CopyRow } from '../address/CopyRow.tsx'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { currencyName } from '../money/format.ts'
import { MoneyText } from '../money/Money.tsx'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** In the currency of the `LocaleProvider`, named in the text above the buttons. */
  amount: Decimal
  /** The address of support, shown with a copy button. */
  supportEmail: string
  /** How the deposit was reported, if it was. The email can still be opened, but records nothing more. The other button is gone, so move the focus. */
  reported: 'sent' | 'mailed' | null
  /** Whether an address was shown. Until then, showing one is the page's main action. By default true. */
  addressShown?: boolean
  /** Why the deposit can't be reported yet. */
  disabledReason?: string
  /** How long “Copied” is shown, in milliseconds. By default 3,000. */
  copiedFor?: number
  /** Records the deposit. */
  onSent: () => void
  /** Opens the email, and records the deposit unless it was reported. */
  onMail: () => void
}

/** The last step of a deposit: the customer reports it, with or without an email for the receipt (DEP-3, DEP-7). */
export function DepositReceipt({
  amount,
  supportEmail,
  reported,
  addressShown = true,
  disabledReason,
  copiedFor,
  onSent,
  onMail,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const currency = currencyName(useLocale())
  return (
    <section
      data-slot="deposit-receipt"
      data-state={reported ?? (disabledReason === undefined ? 'ready' : 'blocked')}
      aria-labelledby="deposit-receipt"
      className={cn('grid grid-cols-1 gap-4', className)}
      {...rest}
    >
      <h2 id="deposit-receipt" className="text-xl">
        {t(reported === null ? m.whenYouHaveSent : m.receiptByEmail)}
      </h2>
      <p className="max-w-prose">
        {reported !== null
          ? t(m.emailRecordsNothing)
          : (disabledReason ?? t(m.chooseOne, { amount: <MoneyText amount={amount} /> }))}
      </p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {reported === null && (
          <Button
            variant={addressShown ? 'primary' : 'secondary'}
            disabledReason={disabledReason}
            onClick={onSent}
          >
            <Check aria-hidden className="size-4.5" />
            {t(m.haveSentIt)}
          </Button>
        )}
        <Button variant="secondary" disabledReason={disabledReason} onClick={onMail}>
          <Mail aria-hidden className="size-4.5" />
          {reported === 'mailed' ? t(m.openEmailAgain) : t(m.emailReceipt)}
        </Button>
      </div>
      {reported === null && (
        <p className="max-w-prose text-sm text-muted">{t(m.whenItCounts, { currency })}</p>
      )}
      <CopyRow
        text={supportEmail}
        kind="address"
        what={t(m.supportAddress)}
        announced={t(m.supportAddressCopied)}
        label={t(m.emailGoesTo)}
        copiedFor={copiedFor}
      />
    </section>
  )
}
