import { payoutFields } from './capabilities/payout-fields.ts'
import { lenient, readEach } from './lenient.ts'
import { wireDecimal } from './wire-money.ts'
import { z } from './zod.ts'

export const statuses = ['pending', 'approved', 'failed'] as const
export type Status = (typeof statuses)[number]
/** Whether this version has a badge for the status. */
export const isKnownStatus = (status: string | null): status is Status =>
  (statuses as readonly (string | null)[]).includes(status)

/** A deposit as the server sends it: the amount in US dollars, the date and time in ISO 8601 with an offset. */
export const deposit = z.object({
  _id: z.string(),
  amount: wireDecimal,
  date: z.iso.datetime({ offset: true }),
  reference: z.string(),
  status: z.string(),
})

/** The id of a row. */
export const idOf = ({ _id: id }: { _id: string }): string => id

/** A withdrawal as the server sends it, with its destination. `transactionFee` is the part of `amount` that isn't paid out. */
export const withdrawal = z.extend(deposit, {
  transactionFee: z.optional(wireDecimal),
  wallet: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  swiftCode: z.optional(z.string()),
  bankName: z.optional(z.string()),
  ...payoutFields,
})

export const allTransactionsResponse = z.object({ allTransactions: z.array(deposit) })
export const allWithdrawalsResponse = z.object({ allWithdrawals: z.array(withdrawal) })

const id = z.union([z.string(), z.pipe(z.number(), z.transform(String))])
const readDeposit = lenient(z.extend(deposit, { _id: id }), [] as never[])
const readWithdrawal = lenient(z.extend(withdrawal, { _id: id }), [] as never[])

/** Reads each row by itself, so that one bad row doesn't hide the others (HIS-1). `unreadable` counts the rows left out. */
export const readAllTransactions = z.pipe(
  z.object({ allTransactions: z.array(z.unknown()) }),
  z.transform(({ allTransactions }) => {
    const { rows, unreadable } = readRows(allTransactions, readDeposit)
    return { allTransactions: rows, unreadable }
  }),
)
/** Like {@link readAllTransactions}, for withdrawals. */
export const readAllWithdrawals = z.pipe(
  z.object({ allWithdrawals: z.array(z.unknown()) }),
  z.transform(({ allWithdrawals }) => {
    const { rows, unreadable } = readRows(allWithdrawals, readWithdrawal)
    return { allWithdrawals: rows, unreadable }
  }),
)

type Row = z.output<typeof readDeposit>
type Named<R> = R & { _id: string }

function readRows<R extends Row>(values: readonly unknown[], schema: z.ZodMiniType<R, unknown>) {
  const rows = readEach(values, schema).rows.flatMap((row) => named(row))
  return { rows, unreadable: values.length - rows.length }
}

/** Fills a missing `_id` from the other fields. Returns an empty list for a row without any readable field. */
function named<R extends Row>(row: R): Named<R> | [] {
  const { _id: given } = row
  if (given === null && Object.values(row).every((value) => value == null)) return []
  return { ...row, _id: given ?? row.reference ?? row.date ?? 'row' }
}

export type Deposit = Named<z.output<typeof readDeposit>>
export type Withdrawal = Named<z.output<typeof readWithdrawal>>
export type WireDeposit = z.input<typeof deposit>
export type WireWithdrawal = z.input<typeof withdrawal>
