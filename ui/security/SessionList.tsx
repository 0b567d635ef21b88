import { useId, useState, type ComponentProps } from 'react'
import { RequestId } from '../form/RequestId.tsx'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'
import { SessionRow, type ListedSession } from './session-row.tsx'
import { useFirstRows } from './first-rows.tsx'
import { buttonHeight, RowPlaceholders } from './row-placeholders.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** Why a device may still be signed in. */
export type SessionProblem = {
  /** What failed. */
  title: string
  /** Why, and what to do. */
  why: string
  /** The `X-Request-Id` of the response, if it had one. */
  requestId?: string | undefined
}

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** As the server lists them. `undefined` until the first response. */
  sessions: readonly ListedSession[] | undefined
  /** The number of sessions that could not be read. */
  unreadable?: number
  /** Why they could not be loaded. Sessions of an earlier response stay visible. */
  error?: string
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** Called with the session to sign out. */
  onEnd: (session: ListedSession) => void
  /** Called to sign out all but the current one. The question stays open until the returned promise settles. */
  onEndOthers: () => Promise<unknown>
  /** The id of the session that is being signed out. */
  endingId?: string
  /** Why the last sign-out failed. */
  problem?: SessionProblem
}

/** Of this browser and one other device. */
const rowHeights = ['h-16.5 sm:h-11.5', 'h-28 max-sm:pointer-coarse:h-30 sm:h-11.5']

/** Where the customer is signed in, and signing out elsewhere (CAP-3). */
export function SessionList({
  sessions,
  unreadable = 0,
  error,
  onRetry,
  retrying,
  onEnd,
  onEndOthers,
  endingId,
  problem,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const titleId = useId()
  const [question, setQuestion] = useState<'closed' | 'asked' | 'sent'>('closed')
  const rows = sessions?.toSorted((one, other) => Number(other.current) - Number(one.current))
  const { list, shown, showAll } = useFirstRows(rows)
  const { root, fallback, onFocus } = useKeptFocus<HTMLDivElement, HTMLParagraphElement>()
  const count = (rows?.length ?? 0) + unreadable
  const others = unreadable > 0 || (rows?.some(({ current }) => !current) ?? false)
  const endOthers = async () => {
    setQuestion('sent')
    await onEndOthers().catch(() => undefined)
    setQuestion('closed')
  }
  return (
    <div data-slot="session-list" className={cn('w-full', className)} {...rest}>
      <div ref={root} onFocus={onFocus} className="grid grid-cols-1 gap-4">
        {error !== undefined && (
          <LoadError
            tone={rows ? 'warning' : 'danger'}
            title={rows ? t(m.listNotRefreshed) : t(m.listNotLoaded)}
            onRetry={onRetry}
            retrying={retrying}
          >
            {error}
          </LoadError>
        )}
        {!rows && error === undefined && (
          <SkeletonGroup label={t(m.loadingSessions)} className="grid w-full gap-4">
            <Skeleton className="h-5 max-w-52" />
            <RowPlaceholders heights={rowHeights} />
            <Skeleton className={cn(buttonHeight, 'max-w-48')} />
          </SkeletonGroup>
        )}
        {rows && (
          <p
            id={titleId}
            ref={fallback}
            tabIndex={-1}
            role="status"
            className="rounded-sm text-sm text-muted"
          >
            {count === 0 ? t(m.noSignInListed) : t(m.signInsListed, { count, unreadable })}
          </p>
        )}
        {shown && shown.length > 0 && (
          <ul ref={list} aria-labelledby={titleId} className="w-full border-y border-line ruled">
            {shown.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={endingId === session.id}
                onEnd={() => onEnd(session)}
              />
            ))}
          </ul>
        )}
        {showAll}
        {problem && (
          <Callout tone="warning" live="assertive" title={problem.title}>
            {problem.why}
            <RequestId of={problem.requestId} />
          </Callout>
        )}
        {others && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => setQuestion('asked')}
          >
            {t(m.signOutElsewhere)}
          </Button>
        )}
      </div>
      <AlertDialog
        open={question !== 'closed'}
        onOpenChange={(open) => !open && question !== 'sent' && setQuestion('closed')}
        title={t(m.signOutElsewhereQuestion)}
        description={t(m.whatSignOutMeans)}
        confirmLabel={t(m.signOutElsewhere)}
        loading={question === 'sent'}
        onConfirm={() => void endOthers()}
        onCloseAutoFocus={(event) => {
          // The button that opened it no longer exists if nothing is left to sign out.
          if (others) return
          event.preventDefault()
          fallback.current?.focus()
        }}
      />
    </div>
  )
}
