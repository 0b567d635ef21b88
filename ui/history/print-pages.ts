import type { TransactionKind } from './entries.ts'

/** Above this number of rows, the customer sees the number of pages before anything is printed (HIS-4). */
export const MANY_ROWS = 500

// Measured with A4 and US Letter. A withdrawal has a destination, which often takes two more lines.
const rowsPerPage: Record<TransactionKind, number> = { deposit: 36, withdrawal: 18 }

/** Estimates the number of pages of a statement. */
export const pagesOf = (kind: TransactionKind, rows: number) => Math.ceil(rows / rowsPerPage[kind]) + 1
