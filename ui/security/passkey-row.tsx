import { KeyRound } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import type { DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'

export type ListedPasskey = {
  /** Passed to `onRename` and `onRemove`. */
  id: string
  /** The customer’s name for it. `null` if it could not be read. */
  name: string | null
  /** In ISO 8601. `null` if it could not be read. */
  createdAt: string | null
  /** In ISO 8601. `undefined` if it was never used, `null` if the time could not be read. */
  lastUsedAt?: string | null | undefined
  /** The device copies it to the customer’s other devices. `null` if the server didn’t say. */
  synced: boolean | null
}

type Props = {
  passkey: ListedPasskey
  /** Replaces the name and the buttons while the name is changed. */
  form: ReactNode
  dates: DateOptions | undefined
  onRename: () => void
  onRemove: () => void
}

/** The label of a passkey without a readable name. */
export const nameOf = ({ name }: Pick<ListedPasskey, 'name'>, t: Translate) => name ?? t(m.namelessPasskey)

/** A passkey of the list, with its buttons. */
export function PasskeyRow({ passkey, form, dates, onRename, onRemove }: Props) {
  const t = useTranslate()
  const { createdAt, lastUsedAt, synced } = passkey
  const name = nameOf(passkey, t)
  const rename = useRef<HTMLButtonElement>(null)
  const editing = form !== undefined
  const wasEditing = useRef(editing)
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasEditing.current && !editing) rename.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <li className="flex gap-3 py-3.5">
      <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      {editing ? (
        <div className="min-w-0 grow">{form}</div>
      ) : (
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 grow basis-64 wrap-anywhere">
            <p>
              <bdi className="font-medium">{name}</bdi>
            </p>
            <p className="text-sm text-muted">
              {synced === true && `${t(m.passkeySynced)} `}
              {synced === false && `${t(m.passkeyOnOneDevice)} `}
              {t(m.passkeyAdded, { date: <DateTime iso={createdAt} {...dates} /> })}{' '}
              {lastUsedAt === undefined
                ? t(m.passkeyNotUsed)
                : t(m.passkeyLastUsed, { date: <DateTime iso={lastUsedAt} {...dates} /> })}
            </p>
          </div>
          <div className="-ms-3 flex flex-wrap gap-2">
            <Button
              ref={rename}
              variant="quiet"
              size="sm"
              aria-label={t(m.renameNamed, { name })}
              onClick={onRename}
            >
              {t(m.rename)}
            </Button>
            <Button variant="secondary" size="sm" aria-label={t(m.removeNamed, { name })} onClick={onRemove}>
              {t(m.remove)}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
