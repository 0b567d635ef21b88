import { type NewEvent, ledgerOf } from '../domain/payout-plan.ts'
import type { Queryable } from './database.ts'
import { addPayoutEvents } from './payout-events.ts'

/** A deposit or withdrawal to add. `amount` is in cents. */
export type NewTransaction = {
  reference: string
  amount: bigint
  createdAt: Date
  settlesAt: Date
  fails: boolean
}

/** Adds a deposit. Returns `false` if the reference is already taken. */
export async function addDeposit(tx: Queryable, userId: string, deposit: NewTransaction): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into deposits (user_id, reference, amount, created_at, settles_at, fails)
     values ($1, $2, $3, $4, $5, $6) on conflict (reference) do nothing`,
    [userId, deposit.reference, deposit.amount, deposit.createdAt, deposit.settlesAt, deposit.fails],
  )
  return rowCount === 1
}

type NewWithdrawal = Pick<NewTransaction, 'reference' | 'amount' | 'createdAt'> & {
  fee: bigint
  charges: number
}

/** Adds a withdrawal with its plan. Returns `false` if the reference is already taken. */
export async function addWithdrawal(
  tx: Queryable,
  userId: string,
  withdrawal: NewWithdrawal,
  destination: Partial<Record<'wallet' | 'accountNumber' | 'swiftCode' | 'bankName', string>>,
  plan: readonly NewEvent[],
): Promise<boolean> {
  const { sentAt, settlesAt, fails } = ledgerOf(plan)
  const { rows } = await tx.query<{ id: string }>(
    `insert into withdrawals (user_id, reference, amount, fee, charges, wallet, account_number, swift_code, bank_name,
       created_at, sent_at, settles_at, fails)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (reference) do nothing returning id`,
    [
      userId,
      withdrawal.reference,
      withdrawal.amount,
      withdrawal.fee,
      withdrawal.charges,
      destination.wallet ?? null,
      destination.accountNumber ?? null,
      destination.swiftCode ?? null,
      destination.bankName ?? null,
      withdrawal.createdAt,
      sentAt,
      settlesAt,
      fails,
    ],
  )
  const [row] = rows
  if (row) await addPayoutEvents(tx, { id: row.id, userId, after: 0 }, plan)
  return row !== undefined
}
