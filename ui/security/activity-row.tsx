import { useId } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { When } from '../money/When.tsx'
import { Button } from '../primitives/Button.tsx'
import { activityLabel } from './activity-labels.ts'
import * as m from './messages.ts'

export type ListedActivity = {
  /** Its key in the list. */
  id: string
  /** The kind of activity, as the server names it. */
  kind: string
  /** Whether it was carried out. `null` if the server didn’t say. */
  result: 'done' | 'refused' | null
  /** In ISO 8601. */
  at: string | null
  /** The browser and the operating system in words. */
  agent: string | null
  /** The place, which the server guesses from the network address. */
  place: string | null
  /** What it concerned, such as a withdrawal’s reference. */
  reference: string | null
  /** Whether it is the sign-in of this browser. */
  here?: boolean
}

/** An entry of the list, with a button for a customer who doesn’t recognise it. */
export function ActivityRow({ entry, onNotMe }: { entry: ListedActivity; onNotMe: () => void }) {
  const t = useTranslate()
  const line = useId()
  // The entry says that it was done. For someone else's report, there is the button above the list.
  const reported = entry.kind === 'not-me' && entry.result === 'done'
  const name = activityLabel(entry.kind, entry.result, t)
  return (
    <li
      data-state={entry.result ?? 'unknown'}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 py-3.5"
    >
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p>
          <bdi>{name}</bdi>
        </p>
        <p id={line} className="text-sm text-muted">
          <ActivityFacts entry={entry} />
        </p>
      </div>
      {!reported && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(m.notMeAbout, { activity: name })}
          aria-describedby={line}
          onClick={onNotMe}
        >
          {t(m.thisWasNotMe)}
        </Button>
      )}
    </li>
  )
}

/** The reference, browser, place and time of an entry. */
export function ActivityFacts({
  entry: { at, agent, place, reference, here = false },
}: {
  entry: ListedActivity
}) {
  const t = useTranslate()
  const texts = [reference, agent, here ? t(m.thisBrowser) : null, place].filter(
    (text) => text !== null && text !== '',
  )
  return (
    <>
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two of them may have the same text
        <span key={index}>
          {index > 0 && ', '}
          <bdi>{text}</bdi>
        </span>
      ))}
      {texts.length > 0 && ', '}
      {at === null ? t(m.timeUnreadable) : <When at={Date.parse(at)} />}
    </>
  )
}
