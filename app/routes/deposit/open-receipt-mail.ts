import type { Decimal } from '#contract/money.ts'
import { formatMoney } from '#ui/money/format.ts'
import { brand } from '../../content/brand.ts'

const RECEIPT_SUBJECT = 'Deposit Receipt'

export const receiptMail = (amount: Decimal) =>
  `mailto:${brand.supportEmail}?subject=${encodeURIComponent(RECEIPT_SUBJECT)}&body=${encodeURIComponent(`Amount: ${formatMoney(amount)}\n\nPlease find the receipt attached.\n`)}`

export function openReceiptMail(amount: Decimal) {
  window.location.assign(receiptMail(amount))
}
