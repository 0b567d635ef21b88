import { formatCount } from '../money/format.ts'

/** Says how many rows of a history could not be read (HIS-1). */
export const unreadableRowsMessage = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'row' : 'rows'} could not be read`
