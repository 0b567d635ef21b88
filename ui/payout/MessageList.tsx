import { MailOpen } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount, type DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import { MessageRow, type ListedMessage } from './message-row.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Newest first. `undefined` until the first response. */
  messages: readonly ListedMessage[] | undefined
  /** The number of all unread messages, including those that aren’t loaded. `null` if the server didn’t say. */
  unread: number | null
  /** The number of messages that could not be read. */
  unreadable?: number
  /** Why they could not be loaded. Messages of an earlier response stay visible. */
  error?: string
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** Called with the id of a message to mark as read. */
  onRead: (id: string) => void
  /** Called to mark all messages as read. */
  onReadAll: () => void
  /** The call that marks them is running. */
  marking?: boolean
  /** Why the last action of the customer failed: marking as read, or loading older messages. */
  problem?: string
  /** Whether `problem` leaves it unknown whether they were marked as read. */
  problemIsUnknown?: boolean
  /** Called to load older messages. Leave it out once all are loaded. */
  onOlder?: () => void
  /** Older messages are being loaded. */
  loadingOlder?: boolean
  /** Why the older messages could not be loaded. The button then tries again. */
  olderError?: string
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** The customer’s messages, with their loading, failed and empty states. */
export function MessageList({
  messages,
  unread: serverUnread,
  unreadable = 0,
  error,
  onRetry,
  retrying,
  onRead,
  onReadAll,
  marking = false,
  problem,
  problemIsUnknown = false,
  onOlder,
  loadingOlder = false,
  olderError,
  dates,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const status = useRef<HTMLParagraphElement>(null)
  const some = messages !== undefined && messages.length > 0
  const shownUnread = messages?.filter(({ read }) => !read).length ?? 0
  // The server may count fewer than it sent.
  const unread = serverUnread === null ? null : Math.max(serverUnread, shownUnread)
  const counted = { count: unread ?? 0, shown: formatCount(unread ?? 0, locale) }
  // The pressed button disappears once its message is marked as read.
  const keepFocus = () => status.current?.focus({ preventScroll: true })
  return (
    <div data-slot="message-list" className={cn('grid gap-4', className)} {...rest}>
      {error !== undefined && (
        <LoadError
          tone={messages ? 'warning' : 'danger'}
          title={messages ? t(m.couldNotRefresh) : t(m.couldNotLoad)}
          onRetry={onRetry}
          retrying={retrying}
        >
          {error}
        </LoadError>
      )}
      {!messages && error === undefined && (
        <SkeletonGroup label={t(m.loadingMessages)}>
          <Skeleton className="h-20" />
          <Skeleton className="mt-3 h-20" />
        </SkeletonGroup>
      )}
      {messages?.length === 0 && unreadable === 0 && (
        <EmptyState
          icon={<MailOpen />}
          title={unread ? t(m.noneButUnread, counted) : t(m.noMessages)}
          text={unread ? t(m.readLaterOrAsk) : t(m.weWriteHere)}
        />
      )}
      {some && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p ref={status} tabIndex={-1} role="status" className="rounded-sm text-sm text-muted">
            {unread === null
              ? t(m.newestFirst)
              : unread === 0
                ? t(m.allAreRead)
                : shownUnread === 0
                  ? t(m.unreadElsewhere, counted)
                  : t(m.unreadCount, counted)}
          </p>
          {shownUnread > 0 && (
            <Button
              variant="secondary"
              size="sm"
              loading={marking}
              onClick={() => {
                keepFocus()
                onReadAll()
              }}
            >
              {t(m.markAllAsRead)}
            </Button>
          )}
        </div>
      )}
      {problem !== undefined && (
        <Callout
          tone="warning"
          live="assertive"
          title={problemIsUnknown ? t(m.markingUnknown) : t(m.notMarked)}
        >
          {problem}
        </Callout>
      )}
      {some && (
        <ul className="border-y border-line ruled">
          {withKeys(messages).map(({ key, message, marks }) => (
            <MessageRow
              key={key}
              message={message}
              marks={marks}
              dates={dates}
              onRead={() => {
                keepFocus()
                onRead(message.id)
              }}
            />
          ))}
        </ul>
      )}
      {unreadable > 0 && (
        <p role="status" className="text-sm text-muted">
          {t(m.messagesNotShown, { count: unreadable, shown: formatCount(unreadable, locale) })}
        </p>
      )}
      {onOlder && olderError !== undefined && (
        <Callout tone="warning" live="assertive" title={t(m.olderNotLoaded)}>
          {t(m.newerAreAbove, { why: olderError })}
        </Callout>
      )}
      {onOlder && some && (
        <Button
          variant="secondary"
          size="sm"
          loading={loadingOlder}
          className="justify-self-start"
          onClick={onOlder}
        >
          {olderError === undefined ? t(m.showOlder) : t(m.tryOlderAgain)}
        </Button>
      )}
    </div>
  )
}

/**
 * Gives each message a unique key, because several can have the same id. They are counted from the oldest, so that a new message
 * changes no key. `marks`: the number of unread messages that its button marks.
 */
function withKeys(messages: readonly ListedMessage[]) {
  const seen = new Map<string, number>()
  const unread = new Map<string, number>()
  const keyed = messages.toReversed().map((message) => {
    const nth = (seen.get(message.id) ?? 0) + 1
    seen.set(message.id, nth)
    if (!message.read) unread.set(message.id, (unread.get(message.id) ?? 0) + 1)
    return { key: `${nth} ${message.id}`, message }
  })
  return keyed.toReversed().map((each) => ({ ...each, marks: unread.get(each.message.id) ?? 0 }))
}
