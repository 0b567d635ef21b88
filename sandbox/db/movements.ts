import type { WireDeposit, WireWithdrawal } from '#contract/transactions.ts'
import { toWire } from '../domain/wire.ts'
import type { Queryable } from './database.ts'

/** No list is endless (S30); the sums still count every row. */
export const LONGEST_LIST = 10_000

export type Movement = { reference: string; amount: bigint; createdAt: Date; settlesAt: Date; fails: boolean }

/** Answers `false` when the reference is taken. */
export async function addDeposit(tx: Queryable, userId: string, deposit: Movement): Promise<boolean> {
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
  withdrawal: Movement & { fee: bigint; charges: number },
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

type DepositRow = { reference: string; amount: string; created_at: Date; status: string }
type WithdrawalRow = DepositRow & {
  fee: string
  wallet: string | null
  account_number: string | null
  swift_code: string | null
  bank_name: string | null
}

const asDeposit = (row: DepositRow): WireDeposit => ({
  _id: row.reference,
  amount: toWire(BigInt(row.amount)),
  date: row.created_at.toISOString(),
  reference: row.reference,
  status: row.status,
})

/** Newest first (HIS-1), with the status that each has at the time asked. */
export async function depositsOf(db: Queryable, userId: string, at: Date): Promise<WireDeposit[]> {
  const { rows } = await db.query<DepositRow>(
    `select reference, amount, created_at, status_at(settles_at, fails, $2) as status
     from deposits where user_id = $1 order by created_at desc, id desc limit ${LONGEST_LIST}`,
    [userId, at],
  )
  return rows.map(asDeposit)
}

export async function withdrawalsOf(db: Queryable, userId: string, at: Date): Promise<WireWithdrawal[]> {
  const { rows } = await db.query<WithdrawalRow>(
    `select reference, amount, fee, wallet, account_number, swift_code, bank_name, created_at,
       status_at(settles_at, fails, $2) as status
     from withdrawals where user_id = $1 order by created_at desc, id desc limit ${LONGEST_LIST}`,
    [userId, at],
  )
  return rows.map((row) => ({
    ...asDeposit(row),
    transactionFee: toWire(BigInt(row.fee)),
    ...(row.wallet === null
      ? {
          accountNumber: row.account_number ?? '',
          swiftCode: row.swift_code ?? '',
          bankName: row.bank_name ?? '',
        }
      : { wallet: row.wallet }),
  }))
}
