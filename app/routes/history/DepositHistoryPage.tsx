import { HistoryPage } from './HistoryPage.tsx'

export { prefetchParts } from './HistoryPage.tsx'

/** The list of deposits (HIS-1). */
export function Component() {
  return <HistoryPage kind="deposit" />
}
