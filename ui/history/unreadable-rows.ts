import { formatCount } from '../money/format.ts'

/** HIS-1: how many rows of a history the app could not read. */
export const unreadableRowsMessage = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'row' : 'rows'} could not be read`
