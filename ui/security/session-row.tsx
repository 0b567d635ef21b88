import { Laptop, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { When } from '../money/When.tsx'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'

export type ListedSession = {
  /** Passed to `onEnd`. */
  id: string
  /** The session of this browser. */
  current: boolean
  /** When it signed in, in ISO 8601. */
  createdAt: string | null
  /** When it was last used, in ISO 8601. */
  seenAt: string | null
  /** The browser and the operating system in words. */
  agent: string | null
  /** The place, which the server guesses from the network address. */
  place: string | null
}

/** A session of the list, with the button that signs it out. The current session has no button, because Logout ends it. */
export function SessionRow({
  session,
  isEnding,
  onEnd,
}: {
  session: ListedSession
  isEnding: boolean
  onEnd: () => void
}) {
  const t = useTranslate()
  const line = useId()
  const { current, agent } = session
  const name = agent ?? t(m.unknownBrowser)
  const Icon = /iphone|ipad|android|mobile/i.test(name) ? Smartphone : Laptop
  return (
    <li data-state={current ? 'current' : 'other'} className="flex gap-3 py-3.5">
      <Icon aria-hidden className="mt-0.75 size-5 shrink-0 text-muted" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <p>
            <bdi>{name}</bdi> {current && <span className="text-sm text-muted">{t(m.thisBrowser)}</span>}
          </p>
          <p id={line} className="text-sm text-muted">
            <Facts {...session} />
          </p>
        </div>
        {!current && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t(m.signOutNamed, { browser: name })}
            aria-describedby={line}
            loading={isEnding}
            onClick={onEnd}
          >
            {t(m.signOut)}
          </Button>
        )}
      </div>
    </li>
  )
}

function Facts({ place, createdAt, seenAt }: ListedSession) {
  const t = useTranslate()
  if (place === null && createdAt === null && seenAt === null) return t(m.noPlaceNorTime)
  const signedIn = createdAt !== null && <When at={Date.parse(createdAt)} />
  const used = seenAt !== null && <When at={Date.parse(seenAt)} />
  return (
    <>
      {place !== null && (
        <>
          <bdi>{place}</bdi>.{' '}
        </>
      )}
      {signedIn && used
        ? t(m.sessionTimes, { signedIn, used })
        : signedIn
          ? t(m.sessionSignedIn, { time: signedIn })
          : used && t(m.sessionLastUsed, { time: used })}
    </>
  )
}
