import type { SavedAddress } from '#contract/capabilities/security.ts'
import { ChevronDown, Wallet } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { AddressText } from '../address/AddressText.tsx'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatDay, formatExactDate, MISSING, type DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'
import { Moment } from './moment.tsx'
import { isWaitKnown, labelOf, networkLabel, waitsUntil } from './saved-address-labels.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The saved addresses in the server’s order. `undefined` until the first response. */
  addresses: readonly SavedAddress[] | undefined
  /** The number of saved addresses that could not be read. */
  unreadable?: number
  /** Why they could not be loaded. Addresses of an earlier response stay visible. */
  error?: ReactNode
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** The current time by the server’s clock, in milliseconds. An address that isn’t usable yet shows when it will be. */
  now: number
  /** Called by Remove. Ask for confirmation before removing anything. */
  onRemove: (address: SavedAddress) => void
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** The addresses that the customer has saved for withdrawals, with their loading, failed and empty states (CAP-3). */
export function SavedAddressList({
  addresses,
  unreadable = 0,
  error,
  onRetry,
  retrying,
  now,
  onRemove,
  dates,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  return (
    <div data-slot="saved-address-list" className={cn('grid w-full grid-cols-1 gap-4', className)} {...rest}>
      {error !== undefined && (
        <LoadError
          tone={addresses ? 'warning' : 'danger'}
          title={addresses ? t(m.addressesNotRefreshed) : t(m.addressesNotLoaded)}
          onRetry={onRetry}
          retrying={retrying}
        >
          {error}
        </LoadError>
      )}
      {!addresses && error === undefined && (
        <SkeletonGroup label={t(m.loadingAddresses)}>
          <Skeleton className="h-6.5 max-w-60" />
        </SkeletonGroup>
      )}
      {addresses?.length === 0 && unreadable === 0 && <p className="text-muted">{t(m.noAddresses)}</p>}
      {addresses !== undefined && addresses.length > 0 && (
        <ul className="-mt-4 ruled">
          {addresses.map((saved) => (
            <Row key={saved.id} saved={saved} now={now} dates={dates} onRemove={() => onRemove(saved)} />
          ))}
        </ul>
      )}
      {unreadable > 0 && (
        <p role="status" className="text-sm text-muted">
          {t(m.addressesUnreadable, { count: unreadable })}
        </p>
      )}
    </div>
  )
}

function Row({
  saved,
  now,
  dates,
  onRemove,
}: {
  saved: SavedAddress
  now: number
  dates: DateOptions | undefined
  onRemove: () => void
}) {
  const t = useTranslate()
  const { address } = saved
  const label = labelOf(saved)
  const until = waitsUntil(saved, now)
  return (
    <li className="flex items-start gap-4 py-4">
      <Wallet aria-hidden className="mt-0.75 size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="font-medium wrap-anywhere">
          <bdi>{label}</bdi>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          <bdi>{networkLabel(saved, t)}</bdi>
          {'. '}
          {until === null ? (
            <>
              {!isWaitKnown(saved) && `${t(m.usableFromUnreadable)} `}
              <Uses saved={saved} dates={dates} />
            </>
          ) : (
            <strong className="font-medium text-pending">
              {t(m.usableFrom, { time: <Moment iso={new Date(until).toISOString()} dates={dates} /> })}
            </strong>
          )}
        </p>
        <details className="group text-sm">
          <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded-sm text-muted hover:text-link pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <span className="sr-only">{t(m.wholeAddressOf, { name: label })}</span>
            <bdi dir="ltr" translate="no" className="font-mono">
              {address.length > 16 ? `${address.slice(0, 6)}…${address.slice(-6)}` : address}
            </bdi>
            <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <AddressText address={address} />
        </details>
      </div>
      <Button variant="secondary" size="sm" className="shrink-0" onClick={onRemove}>
        {t(m.removeHidden, { name: <span className="sr-only">{label}</span> })}
      </Button>
    </li>
  )
}

function Uses({
  saved: { times, lastUsedAt },
  dates,
}: {
  saved: SavedAddress
  dates: DateOptions | undefined
}) {
  const t = useTranslate()
  const options = { ...useLocale(), ...dates }
  const day = formatDay(lastUsedAt, options)
  if (lastUsedAt === null || day === MISSING) return times === null ? null : t(m.usedTimes, { count: times })
  const date = (
    <time dateTime={lastUsedAt} title={formatExactDate(lastUsedAt, options)}>
      {day}
    </time>
  )
  return times === null ? t(m.lastUsedOn, { date }) : t(m.usedTimesLast, { count: times, date })
}
