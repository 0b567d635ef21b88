import { HistoryPage } from './HistoryPage.tsx'

export function Component() {
  return <HistoryPage kind="withdrawal" />
}
