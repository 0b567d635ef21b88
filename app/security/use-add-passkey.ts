import type { FormFailure } from '#ui/form/form-failure.ts'
import { announce } from '#ui/lib/announce.ts'
import { useEffect, useRef, useState } from 'react'
import { makePasskey, type MadePasskey, storePasskey } from './add-passkey.ts'
import { failureOf, unknownFailure } from './passkey-failure.ts'
import { refreshSecurity } from './queries.ts'
import { StepUpCancelled } from './step-up.ts'
import { reportUnknownPasskey } from './webauthn.ts'

const notListed =
  'Your device has the passkey, but it isn’t in your list. Send it again: it’s added only once.'
const notRead = 'Your list could not be read either. Send it again: the passkey is added only once.'

/** The state of adding a passkey: the form, the passkey that the device has made, and why storing it failed. */
export function useAddPasskey(email: string) {
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [made, setMade] = useState<MadePasskey | null>(null)
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const control = new AbortController()
    leaving.current = control
    return () => control.abort()
  }, [])

  const change = (next: boolean) => {
    // The passkey on the device was refused for certain, and isn't sent any more.
    if (made && failure && failure.effect !== 'unknown')
      void reportUnknownPasskey(made.credential.id, made.site)
    leaving.current?.abort()
    leaving.current = new AbortController()
    setMade(null)
    setFailure(null)
    setOpen(next)
  }

  const submit = async (name: string) => {
    setFailure(null)
    const { signal } = (leaving.current ??= new AbortController())
    let passkey = made
    try {
      passkey ??= await makePasskey(signal)
    } catch (cause) {
      if (!(cause instanceof StepUpCancelled) && !signal.aborted) setFailure(failureOf(cause))
      return
    }
    const result = await storePasskey(email, name, passkey)
    void refreshSecurity(email)
    if (result.is === 'stored') announce(`The passkey “${name}” is added.`)
    if (signal.aborted) return
    if (result.is === 'stored') {
      setMade(null)
      setOpen(false)
    } else if (result.is === 'unknown') {
      setMade(passkey)
      setFailure(unknownFailure(result.error, result.listed === false ? notListed : notRead))
    } else {
      setMade(result.keep ? passkey : null)
      setFailure(failureOf(result.error))
    }
  }
  return { open, onOpenChange: change, onSubmit: submit, failure, made: made !== null }
}
