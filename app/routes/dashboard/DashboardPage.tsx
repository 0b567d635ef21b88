import type { UserDetails } from '#contract/user.ts'
import { useTranslate } from '#ui/lib/locale-context.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { AccountStatus } from '#ui/profile/AccountStatus.tsx'
import { NextSteps } from '#ui/wallet/NextSteps.tsx'
import { WalletGrid } from '#ui/wallet/WalletGrid.tsx'
import { WalletHeadline } from '#ui/wallet/WalletHeadline.tsx'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessage } from '../../api/errors.ts'
import { figureExplanations } from '../../content/figures.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { LazyDepositNotices, LazyOrderNotices } from '../../money/LazyNotices.tsx'
import { LazyPayouts } from '../../payouts/LazyPayouts.tsx'
import { paths } from '../../paths.ts'
import { LazyLockLine } from '../../security/LazyLockLine.tsx'
import { useAmountsHidden } from '../../storage/amounts-hidden-setting.ts'
import { hideHint, useHiddenHints } from '../../storage/display-choices.ts'
import { isAppShell } from '../../session/session.ts'
import { useCustomer } from '../../session/use-customer.ts'
import { LazyCustomerDialogs, loadDialogs } from './LazyCustomerDialogs.tsx'
import { DashboardActivity } from './DashboardActivity.tsx'
import { DashboardMoney, loadPlots } from './DashboardMoney.tsx'
import { Markets } from './Markets.tsx'
import { nextSteps } from './next-steps.ts'
import { useSecondStepOn } from './use-second-step-on.ts'

type Props = {
  /** The base address of the charting provider's frames. Stories replace it, because they open no connection. */
  frameBase?: string
}

/** Prefetches the charts and the dialogs. The market widgets need the network anyway. */
export const prefetchParts = () => loadPlots().then(loadDialogs)

/** The customer's first page: figures first, charts last (DSH-6, DSH-10). */
export function Component({ frameBase }: Props) {
  return <Dashboard markets={<Markets frameBase={frameBase} />} />
}

/** Takes the widgets as props, so that they don't render again when the figures arrive. */
function Dashboard({ markets }: { markets: ReactNode }) {
  const { email, stored, fresh, query } = useCustomer()
  const hidden = useAmountsHidden()
  const customer = fresh ?? stored
  const retry = () => void query.refetch()
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-12 px-4 py-6 sm:px-5 sm:py-9">
      <div className="grid grid-cols-1 gap-6">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <Greeting customer={customer} />
          <LazyPayouts part="messages" email={email} className="-my-1 ms-auto" />
        </div>
        <LazyPayouts part="waiting" email={email} />
        {!isAppShell() && <LazyOrderNotices />}
        {!isAppShell() && <LazyDepositNotices email={email} />}
        {/* Without next steps, the six figures take the whole width. */}
        <div className="group/money grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          <WalletHeadline
            figures={fresh}
            asOf={query.dataUpdatedAt}
            problem={query.error ? errorMessage(query.error) : undefined}
            onRetry={retry}
            retrying={query.isFetching}
          />
          <WalletGrid
            figures={fresh}
            failed={query.error !== null}
            onRetry={retry}
            retrying={query.isFetching}
            hidden={hidden}
            explanations={figureExplanations}
            className="self-start lg:col-span-2 lg:row-start-2 lg:group-has-data-[slot=next-steps]/money:col-span-1"
          />
          <div className="grid min-w-0 content-start gap-8 lg:col-start-2 lg:row-start-1 lg:group-has-data-[slot=next-steps]/money:row-span-2">
            <div className="grid grid-cols-2 gap-3">
              <Button asChild>
                <a href={paths.deposit}>
                  <ArrowDownLeft aria-hidden className="size-4" /> Deposit
                </a>
              </Button>
              <Button asChild variant="secondary">
                <a href={paths.withdrawal}>
                  <ArrowUpRight aria-hidden className="size-4" /> Withdraw
                </a>
              </Button>
            </div>
            <LazyLockLine email={email} />
            {isAppShell() && (
              <template data-stored="steps">
                <div data-slot="next-steps" />
              </template>
            )}
            {customer && <Steps customer={customer} />}
          </div>
        </div>
      </div>
      <DashboardActivity email={email} />
      <DashboardMoney email={email} customer={customer} fresh={fresh} />
      {markets}
      {fresh && <LazyCustomerDialogs customer={fresh} />}
    </div>
  )
}

/** Starts from the stored details, so that nothing moves when the fresh ones arrive with the same states. */
function Steps({ customer }: { customer: UserDetails }) {
  const hidden = useHiddenHints(customer.email).split(' ')
  const steps = nextSteps(customer, useSecondStepOn(customer.email), useTranslate()).filter(
    ({ id }) => !hidden.includes(id),
  )
  return (
    <NextSteps
      steps={steps}
      onHide={(id) => {
        // The section disappears with its last open step, and the focus would be lost.
        if (steps.every((step) => step.done || step.id === id))
          document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
        hideHint(customer.email, id)
      }}
    />
  )
}

/** The greeting and the account status (DSH-1). In the app shell, build/first-paint/stored-details.js fills in what is stored. */
function Greeting({ customer }: { customer: UserDetails | undefined }) {
  const heading = 'line-clamp-2 text-xl wrap-anywhere sm:text-2xl'
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
