import { OnlySavedSwitch } from '#ui/security/OnlySavedSwitch.tsx'
import { useRef, useState } from 'react'
import { confirmedCall } from './confirmed-call.ts'
import { applyToBook, readAgain } from './use-addresses.ts'
import { writeFailure } from './write-failure.ts'

type Props = {
  email: string
  /** What the server last said. */
  only: boolean
  offFrom: string | null
  noneSaved: boolean
}

/** Turns 'Pay only to saved addresses' on and off. Shows only what the server has answered (CAP-3). */
export function OnlySaved({ email, only, offFrom, noneSaved }: Props) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ title: string; text: string }>()
  const busy = useRef(false)

  const change = async (on: boolean) => {
    // A ref, because React state is updated too late for a double click.
    if (busy.current) return
    busy.current = true
    setPending(true)
    setProblem(undefined)
    try {
      const answer = await confirmedCall('setOnlySaved', { body: { on } })
      applyToBook(email, (book) => ({ ...book, only: answer.only, onlyOffFrom: answer.onlyOffFrom ?? null }))
      const { only: now, onlyOffFrom: end } = (await readAgain(email)) ?? answer
      if (on ? !now : now && end == null)
        setProblem({
          title: on ? 'Not switched on' : 'Not switched off',
          text: 'The server accepted the change, but still says what it said before.',
        })
    } catch (error) {
      const failed = writeFailure(error)
      if (failed) {
        const { message, effect } = failed
        const known = await readAgain(email)
        setProblem(
          effect === 'no'
            ? { title: 'Nothing was changed', text: message }
            : {
                title: 'Sent, answer unknown',
                text: `${message} ${known ? 'The state above was read again just now.' : 'The state above could not be read again and may be outdated.'}`,
              },
        )
      }
    }
    busy.current = false
    setPending(false)
  }
  return (
    <OnlySavedSwitch
      only={only}
      offFrom={offFrom}
      noneSaved={noneSaved}
      pending={pending}
      problem={problem}
      onChange={(on) => void change(on)}
      className="border-t border-line pt-4"
    />
  )
}
