import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'
import { PasskeyRow, type ListedPasskey } from './passkey-row.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The customer’s passkeys. `undefined` until the first response. */
  passkeys: readonly ListedPasskey[] | undefined
  /** The number of passkeys that could not be read. */
  unreadable?: number
  /** Why they could not be loaded. Passkeys of an earlier response stay visible. */
  error?: string
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** Called with the id of the passkey to rename. Show the form with `editing`. */
  onRename: (id: string) => void
  /** Called with the id of the passkey to remove. Ask for confirmation with `RemovePasskeyDialog`. */
  onRemove: (id: string) => void
  /** The passkey whose name is being changed, and the form for it. */
  editing?: { id: string; form: ReactNode } | null
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** The customer’s passkeys, with their loading, failed and empty states. Takes the focus after a row was removed. */
export function PasskeyList({
  passkeys,
  unreadable = 0,
  error,
  onRetry,
  retrying,
  onRename,
  onRemove,
  editing,
  dates,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  return (
    <div
      data-slot="passkey-list"
      tabIndex={-1}
      role="group"
      aria-label={t(m.yourPasskeys)}
      className={cn('grid w-full gap-4 rounded-sm', className)}
      {...rest}
    >
      {error !== undefined && (
        <LoadError
          tone={passkeys ? 'warning' : 'danger'}
          title={passkeys ? t(m.passkeysNotRefreshed) : t(m.passkeysNotLoaded)}
          onRetry={onRetry}
          retrying={retrying}
        >
          {error}
        </LoadError>
      )}
      {!passkeys && error === undefined && (
        <SkeletonGroup label={t(m.loadingPasskeys)}>
          <Skeleton className="h-6.5 max-w-60" />
        </SkeletonGroup>
      )}
      {passkeys?.length === 0 && unreadable === 0 && <p>{t(m.noPasskeys)}</p>}
      {passkeys !== undefined && passkeys.length > 0 && (
        <ul className="border-y border-line ruled">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              dates={dates}
              form={editing?.id === passkey.id ? editing.form : undefined}
              onRename={() => onRename(passkey.id)}
              onRemove={() => onRemove(passkey.id)}
            />
          ))}
        </ul>
      )}
      {unreadable > 0 && (
        <p role="status" className="text-sm text-muted">
          {t(m.passkeysUnreadable, { count: unreadable })}
        </p>
      )}
    </div>
  )
}
