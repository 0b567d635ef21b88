import { announce } from '#ui/lib/announce.ts'
import type { TotpKey } from '#ui/security/TotpSetUp.tsx'
import { useRef, useState } from 'react'
import { ApiError } from '../api/errors.ts'
import { serverTimeNow } from '../api/server-clock.ts'
import { codesAreStored, makingCodes } from './codes-not-stored.ts'
import {
  AlreadyOn,
  CodesLost,
  confirmTotp,
  endTotp,
  newBackupCodes,
  startTotp,
} from './second-step-changes.ts'
import { useOtherSetUps } from './use-other-set-ups.ts'

type Work =
  | { is: 'idle' }
  /** `end`: when the key expires. `null` if by our clock it expired before it arrived: then only the server knows. */
  | { is: 'set-up'; key: TotpKey | null; end: string | null; error: ApiError | null }
  /** It was turned on somewhere else. */
  | { is: 'on-already' }
  | { is: 'codes'; codes: readonly string[]; replaces: boolean }
  | { is: 'codes-failed'; error: ApiError }
  | { is: 'turn-off'; error: ApiError | null }

const replaced = new ApiError({
  kind: 'conflict',
  message:
    'The set-up was started again in another tab. Continue there, or begin again here to get a new key.',
  effect: 'no',
})

/** What the customer is changing about the second step, and the calls for it. */
export function useSecondStep(email: string) {
  const [work, setWork] = useState<Work>({ is: 'idle' })
  const [busy, setBusy] = useState<'start' | 'codes' | 'off' | null>(null)
  // A ref, because React state is updated too late for a double click.
  const running = useRef(false)
  const notifyTabs = useOtherSetUps(email, () =>
    setWork((now) =>
      now.is === 'set-up' && now.key ? { ...now, key: null, end: null, error: replaced } : now,
    ),
  )

  const during = async (what: NonNullable<typeof busy>, task: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(what)
    await task()
    running.current = false
    setBusy(null)
  }

  const start = () =>
    during('start', async () => {
      setWork({ is: 'set-up', key: null, end: null, error: null })
      const result = await startTotp(email)
      if (result.is === 'done') {
        const { until } = result.value
        const end = Date.parse(until) > serverTimeNow() ? until : null
        setWork({ is: 'set-up', key: result.value, end, error: null })
      }
      if (result.is === 'failed')
        setWork(
          result.error instanceof AlreadyOn
            ? { is: 'on-already' }
            : { is: 'set-up', key: null, end: null, error: result.error },
        )
      if (result.is === 'done' || (result.is === 'failed' && result.error.effect === 'unknown')) notifyTabs()
    })

  const confirm = async (code: string) => {
    const result = await makingCodes(email, () => confirmTotp(email, code))
    if (result.is === 'done') {
      announce('The second step is on')
      setWork({ is: 'codes', codes: result.value, replaces: false })
    } else if (result.is === 'failed') {
      const { error } = result
      setWork((now) =>
        error instanceof CodesLost
          ? { is: 'codes-failed', error }
          : error instanceof AlreadyOn
            ? { is: 'on-already' }
            : now.is === 'set-up' && now.key
              ? // Once the key has expired, a new one is needed.
                { ...now, key: error.status === 409 ? null : now.key, error }
              : now,
      )
    }
  }

  const makeCodes = () =>
    during('codes', async () => {
      setWork({ is: 'idle' })
      const result = await makingCodes(email, () => newBackupCodes(email))
      if (result.is === 'done') setWork({ is: 'codes', codes: result.value, replaces: true })
      else if (result.is === 'failed') setWork({ is: 'codes-failed', error: result.error })
    })

  const turnOff = () =>
    during('off', async () => {
      setWork({ is: 'turn-off', error: null })
      const result = await endTotp(email)
      if (result.is === 'failed') setWork({ is: 'turn-off', error: result.error })
      if (result.is !== 'done') return
      codesAreStored(email)
      announce('The second step is off. Withdrawals are held for 48 hours.')
      setWork({ is: 'idle' })
    })

  return {
    work,
    busy,
    openSetUp: () => setWork({ is: 'set-up', key: null, end: null, error: null }),
    openTurnOff: () => setWork({ is: 'turn-off', error: null }),
    close: () => setWork({ is: 'idle' }),
    confirmStored() {
      codesAreStored(email)
      setWork({ is: 'idle' })
    },
    start,
    confirm,
    makeCodes,
    turnOff,
  }
}
