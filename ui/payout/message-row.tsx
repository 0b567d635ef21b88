import { Mail, MailOpen } from 'lucide-react'
import { use } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { formatCount, type DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'

export type ListedMessage = {
  /** Passed to `onRead`. */
  id: string
  /** In ISO 8601. `null` if it could not be read. */
  at: string | null
  /** Its title, or `null` if it could not be read. */
  title: string | null
  /** Its text, or `null` if it could not be read. */
  text: string | null
  /** The customer has read it. */
  read: boolean
  /** The link to the deposit or withdrawal that it concerns. */
  href?: string | undefined
}

/** A message of the list, with its link and its button. */
export function MessageRow({
  message,
  marks,
  dates,
  onRead,
}: {
  message: ListedMessage
  /** How many unread messages have its id, itself included. The button marks all of them. */
  marks: number
  dates?: DateOptions | undefined
  onRead: () => void
}) {
  const { at, title, text, read, href } = message
  const hidden = use(AmountsHidden)
  const t = useTranslate()
  const locale = useLocale()
  // A title may name an amount too (FAIR-9).
  const name = hidden || title === null ? t(m.message) : title
  const several = { count: marks, shown: formatCount(marks, locale) }
  const Icon = read ? MailOpen : Mail
  return (
    <li data-state={read ? 'read' : 'unread'} className="flex gap-3 py-3.5">
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', read ? 'text-muted' : 'text-accent')} />
      <div className="min-w-0 grow wrap-anywhere">
        <p>
          <bdi className={cn(!read && 'font-semibold')}>{name}</bdi>
          {!read && <span className="text-sm text-muted">{t(m.isUnread)}</span>}
        </p>
        <p className="text-sm text-muted">
          <DateTime iso={at} {...dates} />
        </p>
        {hidden && (title !== null || text !== null) && <p className="mt-1 text-sm">{t(m.textHidden)}</p>}
        {!hidden && text !== null && (
          <p className="mt-1 text-sm">
            <bdi>{text}</bdi>
          </p>
        )}
        {(href !== undefined || !read) && (
          <div className="-mb-1.5 flex flex-wrap items-center gap-x-5 text-sm">
            {href !== undefined && (
              <Link href={href} className="inline-flex min-h-11 items-center font-medium">
                {t(m.seeWithdrawal)}
              </Link>
            )}
            {!read && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={
                  marks > 1
                    ? t(m.markSeveralNamed, { ...several, title: name })
                    : t(m.markNamedAsRead, { title: name })
                }
                onClick={onRead}
                className="-ms-3 text-muted"
              >
                {marks > 1 ? t(m.markSeveral, several) : t(m.markAsRead)}
              </Button>
            )}
          </div>
        )}
        {!read && marks > 1 && <p className="mt-1 text-sm text-muted">{t(m.markedTogether, several)}</p>}
      </div>
    </li>
  )
}
