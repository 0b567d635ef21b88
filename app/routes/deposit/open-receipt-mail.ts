import type { Decimal } from '#contract/money.ts'
import { mailtoHref } from '#ui/lib/mailto.ts'
import { formatMoney } from '#ui/money/format.ts'
import { brand } from '../../content/brand.ts'
import { openMail } from '../../routing/open-mail.ts'

const RECEIPT_SUBJECT = 'Deposit Receipt'

/** The mail link to support (DEP-3). `requestId`: the id of the request that failed to record the deposit (API-17). */
export function receiptMail(amount: Decimal, requestId?: string) {
  const lines = [`Amount: ${formatMoney(amount)}`, requestId && `Request id: ${requestId}`].filter(Boolean)
  const body = `${lines.join('\n')}\n\nPlease find the receipt attached.\n`
  return mailtoHref({ to: brand.supportEmail, subject: RECEIPT_SUBJECT, body })
}

/** Opens {@link receiptMail} in the customer's mail program. */
export function openReceiptMail(amount: Decimal, requestId?: string) {
  openMail(receiptMail(amount, requestId))
}
