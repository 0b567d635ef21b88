import type { TransactionKind } from './entries.ts'

type Column = 'date' | 'narration' | 'reference' | 'status' | 'fee'

/** Where there is room, widths that don’t depend on the rows, so that no column moves between pages. The amount takes the rest. */
export const columnWidths: Record<TransactionKind, Record<Column, string>> = {
  deposit: {
    date: '@min-[50rem]/table:w-[24%]',
    narration: '@min-[50rem]/table:w-[14%]',
    reference: '@min-[50rem]/table:w-[28%]',
    status: '@min-[50rem]/table:w-[17%]',
    fee: '',
  },
  withdrawal: {
    date: '@min-[50rem]/table:w-[19%]',
    narration: '@min-[50rem]/table:w-[16%]',
    reference: '@min-[50rem]/table:w-[17%]',
    status: '@min-[50rem]/table:w-[17%]',
    fee: '@min-[50rem]/table:w-[14%]',
  },
}
