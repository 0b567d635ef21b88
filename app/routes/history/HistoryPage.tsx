import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Transaction, TransactionKind } from '#ui/history/entries.ts'
import { HistoryLinks } from '#ui/history/HistoryLinks.tsx'
import { TransactionHistory } from '#ui/history/TransactionHistory.tsx'
import { serverAddress } from '../../api/client.ts'
import { errorMessage } from '../../api/errors.ts'
import { depositsQuery, withdrawalsQuery, type Listed } from '../../api/history-queries.ts'
import { wakeUpQuery } from '../../api/queries.ts'
import { brand } from '../../content/brand.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { LazyDepositNotices, LazyOrderNotices } from '../../money/LazyNotices.tsx'
import { paths, titles } from '../../paths.ts'
import { saveFile } from '#ui/lib/save-file.ts'
import { useIdle } from '../../api/activity.ts'
import { useSession } from '../../session/session.ts'
import { useJustRequested } from '../../money/just-requested.ts'
import { timings } from '../../timings.ts'
import { helpAbout } from '../../routing/help-about.ts'
import { pollAfter } from './poll-after.ts'
import { usePayoutParts } from './use-payout-parts.tsx'
import { useHistoryView, useOpenRow } from './use-history-view.ts'

type Props = {
  kind: TransactionKind
  /** The pause before the call, in milliseconds (HIS-1). Stories shorten it, because they have no fake clock. */
  fetchAfter?: number
}

const places = {
  deposit: { title: titles[paths.depositHistory], start: paths.deposit },
  withdrawal: { title: titles[paths.withdrawalHistory], start: paths.withdrawal },
}

/** Prefetches what creates the files and the printed statement, and what names the network of an address. */
export const prefetchParts = () =>
  Promise.all([
    import('#ui/history/files.ts'),
    import('#ui/history/StatementPrint.tsx'),
    import('#ui/address/network-in-words.ts'),
  ])

/** The layout of both histories (HIS-1). Fetches again while rows may still change, but not while the customer is idle. */
export function HistoryPage({ kind, fetchAfter = timings.historyFetchAfter }: Props) {
  const details = useSession()?.details
  const opened = useElapsed(fetchAfter)
  const [view, setView] = useHistoryView()
  const [openKey, setOpenKey] = useOpenRow()
  const justRequested = useJustRequested(openKey)
  const server = useQuery(wakeUpQuery)
  const parts = usePayoutParts(kind)
  const { data, error, isFetching, dataUpdatedAt, refetch } = useRows(
    kind,
    details?.email ?? '',
    opened && details !== undefined,
  )
  const rows = opened ? data?.rows : undefined
  return (
    <div className="mx-auto max-w-content px-4 pt-6 pb-8 sm:px-5 sm:pt-9 sm:pb-10">
      <PageHeading className="text-[length:min(1.875rem,12.5vw)] wrap-anywhere">
        {places[kind].title}
      </PageHeading>
      <HistoryLinks
        current={kind}
        hrefs={{ deposit: paths.depositHistory, withdrawal: paths.withdrawalHistory }}
        className="mt-4 mb-4 sm:mt-6 sm:mb-6"
      />
      {kind === 'withdrawal' && <LazyOrderNotices onHistory className="mb-6" />}
      {kind === 'deposit' && details && (
        <LazyDepositNotices email={details.email} onHistory className="mb-6" />
      )}
      <TransactionHistory
        kind={kind}
        rows={rows}
        unreadable={rows && data?.unreadable}
        error={opened && error && (rows || !isFetching) ? errorMessage(error) : undefined}
        onRetry={() => void refetch()}
        asOf={dataUpdatedAt}
        view={view}
        onViewChange={setView}
        openKey={openKey}
        justRequested={justRequested}
        onOpenKeyChange={setOpenKey}
        onSaveFile={saveFile}
        head={{
          brand: brand.name,
          operator: [brand.legalName, brand.address, brand.supportEmail],
          customer: { name: details?.name ?? '', email: details?.email ?? '' },
          server: serverAddress(),
          note: server.data?.mode === 'sandbox' ? 'Sandbox: simulated money' : undefined,
        }}
        supportHref={paths.helpCenter}
        supportHrefAbout={helpAbout}
        startHref={places[kind].start}
        parts={parts}
      />
    </div>
  )
}

const live = {
  // Opening the page or returning to it always fetches (HIS-1).
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Listed<Transaction> } }) =>
    pollAfter(state.data?.rows, Date.now()),
  select: (listed: Listed<Transaction>) => listed,
}

function useRows(kind: TransactionKind, email: string, enabled: boolean) {
  // Without polling while idle. In a hidden tab the query client stops polling by default.
  const polled = useIdle() ? { ...live, refetchInterval: false as const } : live
  const deposits = useQuery({ ...depositsQuery(email), ...polled, enabled: enabled && kind === 'deposit' })
  const withdrawals = useQuery({
    ...withdrawalsQuery(email),
    ...polled,
    enabled: enabled && kind === 'withdrawal',
  })
  return kind === 'deposit' ? deposits : withdrawals
}

function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(milliseconds <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return elapsed
}
