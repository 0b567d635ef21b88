import type { FormFailure } from '#ui/form/form-failure.ts'
import { announce } from '#ui/lib/announce.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makePasskey, type MadePasskey, storePasskey } from './add-passkey.ts'
import { failureOf, unknownFailure } from './passkey-failure.ts'
import { refreshSecurity } from './queries.ts'
import { draftOf, dropDraft, keepDraft, keepFailure } from './security-drafts.ts'
import { StepUpCancelled } from './step-up.ts'
import { reportUnknownPasskey } from './webauthn.ts'

const notListed =
  'Your device has the passkey, but it isn’t in your list. Send it again: it’s added only once.'
const inList = 'It may have been added. Look at the list above.'
const notRead = 'Your list could not be read either. Send it again: the passkey is added only once.'

/** The state of adding a passkey: the form, the passkey that the device has made, and why storing it failed. */
export function useAddPasskey(email: string) {
  const [draft, setDraft] = useState(() => draftOf(email, 'passkey'))
  const [open, setOpen] = useState(draft !== undefined)
  const [failure, setFailure] = useState<FormFailure | null>(draft?.failure ?? null)
  const keep = useCallback((typed: { name: string }) => keepDraft(email, 'passkey', typed), [email])
  const [made, setMade] = useState<MadePasskey | null>(null)
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const control = new AbortController()
    leaving.current = control
    return () => control.abort()
  }, [])

  const change = (next: boolean) => {
    // The server certainly refused the passkey of the device, so it isn't sent again.
    if (made && failure && failure.effect !== 'unknown')
      void reportUnknownPasskey(made.credential.id, made.site)
    leaving.current?.abort()
    leaving.current = new AbortController()
    setMade(null)
    setFailure(null)
    setDraft(undefined)
    dropDraft(email, 'passkey')
    setOpen(next)
  }

  const submit = async (name: string) => {
    setFailure(null)
    // Also a name that was only suggested.
    keep({ name })
    const { signal } = (leaving.current ??= new AbortController())
    let passkey = made
    try {
      passkey ??= await makePasskey(signal)
    } catch (cause) {
      const failed = cause instanceof StepUpCancelled ? null : failureOf(cause)
      keepFailure(email, 'passkey', failed)
      if (failed && !signal.aborted) setFailure(failed)
      return
    }
    const result = await storePasskey(email, name, passkey)
    void refreshSecurity(email)
    if (result.is === 'stored') {
      announce(`The passkey “${name}” is added.`)
      dropDraft(email, 'passkey')
    } else
      keepFailure(
        email,
        'passkey',
        result.is === 'unknown' ? unknownFailure(result.error, inList) : failureOf(result.error),
      )
    if (signal.aborted) return
    if (result.is === 'stored') {
      setDraft(undefined)
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
  return {
    open,
    onOpenChange: change,
    typed: draft?.values.name,
    onTyped: keep,
    onSubmit: submit,
    failure,
    made: made !== null,
  }
}
