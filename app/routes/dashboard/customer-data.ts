import type { UserDetails } from '#contract/user.ts'
import type { Deposit, Withdrawal } from '#contract/transactions.ts'
import type { DownloadOutcome } from '#ui/profile/DownloadData.tsx'
import type { Listed } from '../../api/history-queries.ts'

/** Reads one list from the server. */
export type CustomerReads = {
  details: () => Promise<UserDetails>
  deposits: () => Promise<Listed<Deposit>>
  withdrawals: () => Promise<Listed<Withdrawal>>
}

type Made = { at: Date; server: string }

const names = ['your details', 'your deposits', 'your withdrawals']

/**
 * Reads everything that the app holds about the customer (ACC-4). Creates no file if one list could not be read. What the app could
 * read only in part is counted in the file and in the outcome.
 */
export async function customerData(
  reads: CustomerReads,
  made: Made,
  reasonOf: (error: unknown) => string,
): Promise<{ outcome: DownloadOutcome; text?: string }> {
  const results = await Promise.allSettled([reads.details(), reads.deposits(), reads.withdrawals()])
  const failures = results.flatMap((result, index) =>
    result.status === 'rejected' ? [{ name: names[index] ?? '', error: result.reason as unknown }] : [],
  )
  const [details, deposits, withdrawals] = results
  if (details.status === 'rejected' || deposits.status === 'rejected' || withdrawals.status === 'rejected')
    return {
      outcome: {
        kind: 'failed',
        lists: failures.map(({ name }) => name),
        reason: reasonOf(failures[0]?.error),
      },
    }
  const unreadable = {
    details: Object.entries(details.value).flatMap(([field, value]) => (value === null ? [field] : [])),
    deposits: notFullyRead(deposits.value),
    withdrawals: notFullyRead(withdrawals.value),
  }
  const file = {
    createdAt: made.at.toISOString(),
    server: made.server,
    details: details.value,
    deposits: deposits.value.rows,
    withdrawals: withdrawals.value.rows,
    unreadable,
  }
  return {
    text: JSON.stringify(file, null, 2),
    outcome: {
      kind: 'created',
      file: `account-data-${made.at.toISOString().slice(0, 10)}.json`,
      missing: [
        ...counted(unreadable.details.length, 'detail'),
        ...counted(unreadable.deposits, 'deposit'),
        ...counted(unreadable.withdrawals, 'withdrawal'),
      ],
    },
  }
}

/** The number of rows that are left out, or have a value that could not be read. */
const notFullyRead = ({ rows, unreadable }: Listed<object>) =>
  unreadable + rows.filter((row) => Object.values(row).includes(null)).length

const counted = (count: number, one: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : `${one}s`}`]
