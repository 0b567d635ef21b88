import { readAmount } from '#contract/money.ts'
import type { WithdrawalBody } from '#contract/orders.ts'
import type { BankValues } from '#ui/withdrawal/BankWithdrawalForm.tsx'
import type { CryptoValues } from '#ui/withdrawal/CryptoWithdrawalForm.tsx'
import { readOrders } from '../../money/withdrawal-store.ts'
import { createReloadDraft, textsOf } from '../../storage/reload-draft.ts'

export type WithdrawalKind = 'bank' | 'crypto'

/** The input of the two forms, which one the customer opened, if they chose one, and in which the payee was chosen from the list. */
export type Draft = {
  kind: WithdrawalKind | null
  bank: BankValues
  crypto: CryptoValues
  chosen: Record<WithdrawalKind, boolean>
}

const emptyBank: BankValues = { amount: '', accountNumber: '', swiftCode: '', bankName: '' }
const emptyCrypto: CryptoValues = { amount: '', wallet: '' }

const noneChosen = { bank: false, crypto: false }

const isKind = (value: unknown): value is WithdrawalKind => value === 'bank' || value === 'crypto'

const isTrue = (stored: unknown, kind: WithdrawalKind) =>
  stored instanceof Object && (stored as Partial<typeof noneChosen>)[kind] === true

const drafts = createReloadDraft<Draft>({
  form: 'withdrawal',
  read: (stored, email) => {
    const { kind, bank, crypto, chosen } = (stored instanceof Object ? stored : {}) as Partial<
      Record<keyof Draft, unknown>
    >
    const draft = {
      kind: isKind(kind) ? kind : null,
      bank: { ...emptyBank, ...textsOf(bank, ['amount', 'accountNumber', 'swiftCode', 'bankName']) },
      crypto: { ...emptyCrypto, ...textsOf(crypto, ['amount', 'wallet']) },
      chosen: { bank: isTrue(chosen, 'bank'), crypto: isTrue(chosen, 'crypto') },
    }
    // An order that was sent is listed on the page. A form that still held it would look as if it had never been sent.
    const sent = readOrders()
      .filter((order) => order.email === email)
      .map(({ body }) => JSON.parse(body) as WithdrawalBody)
    const isSent = (form: BankValues | CryptoValues) => sent.some((body) => holds(form, body))
    const { bank: typedBank, crypto: typedCrypto } = draft
    const [bankSent, cryptoSent] = [isSent(typedBank), isSent(typedCrypto)]
    const amount = (bankSent || cryptoSent) && typedBank.amount === typedCrypto.amount ? '' : undefined
    return {
      ...draft,
      bank: withAmount(bankSent ? emptyBank : typedBank, amount),
      crypto: withAmount(cryptoSent ? emptyCrypto : typedCrypto, amount),
    }
  },
  isEmpty: ({ kind, bank, crypto }) =>
    kind === null && ![...Object.values(bank), ...Object.values(crypto)].some(Boolean),
})

/**
 * Survives a failed call, leaving the page, a reload, and the end of the session: the same customer finds it after signing in again.
 * Dropped when another customer opens the page, and at sign-out.
 */
export const draftOf = (email: string): Draft =>
  drafts.of(email) ?? { kind: null, bank: emptyBank, crypto: emptyCrypto, chosen: noneChosen }

/** The props of a form that restore whether its payee was chosen from the list. */
export const payeeProps = (email: string, kind: WithdrawalKind) => ({
  payeeChosen: draftOf(email).chosen[kind],
  onPayeeChosen: (fromList: boolean) =>
    keepDraft(email, { chosen: { ...draftOf(email).chosen, [kind]: fromList } }),
})

/** Replaces only the given parts of the draft. The amount is the same in both forms. */
export function keepDraft(email: string, change: Partial<Draft>) {
  const { bank, crypto, ...rest } = { ...draftOf(email), ...change }
  const amount = (change.bank ?? change.crypto)?.amount
  drafts.keep(email, { ...rest, bank: withAmount(bank, amount), crypto: withAmount(crypto, amount) })
}

const withAmount = <T extends { amount: string }>(form: T, amount = form.amount): T => ({ ...form, amount })

/** Clears a form, and the amount of the other one, after its order was carried out. */
export function clearForm(email: string, kind: WithdrawalKind) {
  keepDraft(email, kind === 'bank' ? { bank: emptyBank } : { crypto: emptyCrypto })
}

const compact = (text: string) => text.replace(/\s/g, '').toLowerCase()

/** Whether the form still holds the details of this order. */
export const holdsOrder = (email: string, kind: WithdrawalKind, body: WithdrawalBody) =>
  holds(draftOf(email)[kind], body)

function holds({ amount, ...payee }: BankValues | CryptoValues, body: WithdrawalBody): boolean {
  const { value } = readAmount(amount)
  const sent: Record<string, unknown> = body
  return (
    value !== undefined &&
    Number(value) === body.amount &&
    Object.entries(payee).every(([name, typed]) => compact(typed) === compact(String(sent[name])))
  )
}
