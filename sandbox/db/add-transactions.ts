import type { Queryable } from './database.ts'

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

export async function addWithdrawal(
  tx: Queryable,
  userId: string,
  withdrawal: NewTransaction & { fee: bigint; charges: number },
  destination: Partial<Record<'wallet' | 'accountNumber' | 'swiftCode' | 'bankName', string>>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into withdrawals (user_id, reference, amount, fee, charges, wallet, account_number, swift_code, bank_name,
       created_at, settles_at, fails)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (reference) do nothing`,
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
      withdrawal.settlesAt,
      withdrawal.fails,
    ],
  )
  return rowCount === 1
}
