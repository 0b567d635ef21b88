import { OnlySavedSwitch } from '#ui/security/OnlySavedSwitch.tsx'
import { useRef, useState, useSyncExternalStore } from 'react'
import { confirmedCall } from './confirmed-call.ts'
import { openQuestion, subscribeToQuestion } from './step-up.ts'
import { applyToBook, readAgain } from './use-addresses.ts'
import { writeFailure } from './write-failure.ts'

type Props = {
  email: string
  /** What the server last said. */
  only: boolean
  offFrom: string | null
  noneSaved: boolean
  usableFrom: string | null
}

/** Turns 'Pay only to saved addresses' on and off. Shows only what the server has answered (CAP-3). */
export function OnlySaved({ email, only, offFrom, noneSaved, usableFrom }: Props) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ title: string; text: string }>()
  const busy = useRef(false)
  const asked = useSyncExternalStore(subscribeToQuestion, openQuestion, () => null) !== null

  const change = async (on: boolean) => {
    // A ref, because React state is updated too late for a double click.
    if (busy.current) return
    busy.current = true
    setPending(true)
    setProblem(undefined)
    const result = await send(on)
    if (result !== null) {
      if ('only' in result)
        applyToBook(email, (book) => ({
          ...book,
          only: result.only,
          onlyOffFrom: result.onlyOffFrom ?? null,
        }))
      const read = await readAgain(email)
      const known = read ?? ('only' in result ? result : null)
      const isOn = known && known.only && known.onlyOffFrom == null
      if (isOn !== on) setProblem(problemOf(on, 'only' in result ? null : result, read !== null))
    }
    busy.current = false
    setPending(false)
  }
  return (
    <OnlySavedSwitch
      only={only}
      offFrom={offFrom}
      noneSaved={noneSaved}
      usableFrom={usableFrom}
      // While the question is open, nothing is being sent.
      pending={pending && !asked}
      problem={problem}
      onChange={(on) => void change(on)}
      className="border-t border-line pt-4"
    />
  )
}

/** The server's response, or why there is none. `null` if the customer didn't confirm it. Never rejects. */
const send = (on: boolean) => confirmedCall('setOnlySaved', { body: { on } }).catch(writeFailure)

/** What to say if the state isn't the one that was asked for. `failure`: `null` if the server answered that it is. */
function problemOf(on: boolean, failure: ReturnType<typeof writeFailure>, wasRead: boolean) {
  if (failure === null)
    return {
      title: on ? 'Not switched on' : 'Not switched off',
      text: 'The server accepted the change, but still says what it said before.',
    }
  if (failure.effect === 'no') return { title: 'Nothing was changed', text: failure.message }
  const state = wasRead
    ? 'The state above was read again just now.'
    : 'The state above could not be read again and may be outdated.'
  return { title: 'Sent, answer unknown', text: `${failure.message} ${state}` }
}
