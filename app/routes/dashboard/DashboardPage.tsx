import type { UserDetails } from '#contract/user.ts'
import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { AccountStatus } from '#ui/profile/AccountStatus.tsx'
import { WalletGrid } from '#ui/wallet/WalletGrid.tsx'
import type { ReactNode } from 'react'
import { errorMessage } from '../../api/errors.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { LateOrderNotices } from '../../money/LateOrderNotices.tsx'
import { paths } from '../../paths.ts'
import { useAmountsHidden } from '../../storage/amounts-hidden.ts'
import { isAppShell } from '../../session/session.ts'
import { useCustomer } from '../../session/use-customer.ts'
import { timings } from '../../timings.ts'
import { CustomerDialogs } from './CustomerDialogs.tsx'
import { Markets } from './Markets.tsx'

type Props = {
  /** The base address of the charting provider's frames. Stories replace it, because they open no connection. */
  frameBase?: string
}

export function Component({ frameBase }: Props) {
  return (
    <Dashboard
      ticker={
        <MarketWidget
          preset={{ name: 'ticker-tape' }}
          label="Prices of indices, EUR/USD, BTC/USD and ETH/USD"
          slowAfter={timings.widgetSlowAfter}
          frameBase={frameBase}
        />
      }
      markets={<Markets frameBase={frameBase} />}
    />
  )
}

/** Takes the widgets as props, so that they don't render again when the figures arrive. */
function Dashboard({ ticker, markets }: { ticker: ReactNode; markets: ReactNode }) {
  const { stored, fresh, query } = useCustomer()
  const hidden = useAmountsHidden()
  const customer = fresh ?? stored
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-7 px-4 py-6 sm:px-5 sm:py-9">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <Greeting customer={customer} />
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button asChild variant="secondary">
            <a href={paths.withdrawal}>Withdraw</a>
          </Button>
          <Button asChild>
            <a href={paths.deposit}>Deposit</a>
          </Button>
        </div>
      </div>
      {!isAppShell() && <LateOrderNotices />}
      {ticker}
      <WalletGrid
        figures={fresh}
        asOf={query.dataUpdatedAt}
        problem={query.error ? errorMessage(query.error) : undefined}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        hidden={hidden}
      />
      {markets}
      {fresh && <CustomerDialogs customer={fresh} />}
    </div>
  )
}

/** The greeting and the account status (DSH-1). In the app shell, build/first-paint/stored-details.js fills in the stored name and status. */
function Greeting({ customer }: { customer: UserDetails | undefined }) {
  const heading = 'line-clamp-2 wrap-anywhere'
  if (isAppShell())
    return (
      <>
        <PageHeading className={heading}>
          Hello
          <template data-stored="name">
            , <bdi />
          </template>
        </PageHeading>
        <template data-stored="verified">
          <AccountStatus verified />
        </template>
        <template data-stored="not-verified">
          <AccountStatus verified={false} />
        </template>
        <template data-stored="unknown-status">
          <AccountStatus verified={null} />
        </template>
      </>
    )
  return (
    <>
      <PageHeading className={heading}>
        {customer?.name ? (
          <>
            Hello, <bdi>{customer.name}</bdi>
          </>
        ) : (
          'Hello'
        )}
      </PageHeading>
      {customer && <AccountStatus verified={customer.verified} />}
    </>
  )
}
