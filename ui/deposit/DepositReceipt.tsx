import type { Decimal } from '#contract/money.ts'
import { Mail } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { MoneyText } from '../money/Money.tsx'
import { Button } from '../primitives/Button.tsx'

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  amount: Decimal
  supportEmail: string
  /** The deposit was reported already. The button then only opens the email again. */
  reported: boolean
  /** Why the deposit can't be reported yet (DEP-5). */
  disabledReason?: string
  onSend: () => void
}

/** The last step of a deposit: reports it and opens an email for the receipt (DEP-3). */
export function DepositReceipt({
  amount,
  supportEmail,
  reported,
  disabledReason,
  onSend,
  className,
  ...rest
}: Props) {
  return (
    <section
      data-slot="deposit-receipt"
      aria-label="Tell us about your deposit"
      className={cn('grid justify-items-start gap-4', className)}
      {...rest}
    >
      <div className="grid max-w-prose gap-2">
        <p>
          When you have sent <MoneyText amount={amount} />, mail the receipt to {supportEmail}. The button
          opens your mail program with the subject “Deposit Receipt” filled in. Two seconds later the deposit
          is recorded here as pending.
        </p>
        <p className="text-sm text-muted">
          We add it to your balance once your payment has arrived and is confirmed.
        </p>
        {disabledReason !== undefined && <p className="font-medium">{disabledReason}</p>}
      </div>
      <Button variant={reported ? 'secondary' : 'primary'} disabledReason={disabledReason} onClick={onSend}>
        <Mail aria-hidden className="size-4.5" />
        {reported ? 'Open the e-mail again' : 'E-mail the receipt'}
      </Button>
    </section>
  )
}
