import type { FormFailure } from '#ui/form/form-failure.ts'
import { currentSession } from '../session/session-state.ts'
import { createReloadDraft, textsOf } from '../storage/reload-draft.ts'

const fields = {
  word: ['word'],
  address: ['label', 'network', 'address'],
  passkey: ['name'],
  rename: ['id', 'name'],
  lock: ['days'],
} as const

type Fields = typeof fields
type FormName = keyof Fields
type Typed<Name extends FormName> = Record<Fields[Name][number], string>
/** `failure`: why it was not saved, if the session ended meanwhile. */
type Kept<Name extends FormName> = { values: Typed<Name>; failure: FormFailure | null }
type Draft = { [Name in FormName]?: Kept<Name> | undefined }

const drafts = createReloadDraft<Draft>({
  form: 'security',
  read: (stored) => {
    const { word, address, passkey, rename, lock } = (stored instanceof Object ? stored : {}) as Partial<
      Record<FormName, unknown>
    >
    return {
      word: readForm('word', word),
      address: readForm('address', address),
      passkey: readForm('passkey', passkey),
      rename: readForm('rename', rename),
      lock: readForm('lock', lock),
    }
  },
  isEmpty: (draft) => Object.values(draft).every((form) => form === undefined),
})

function readForm<Name extends FormName>(name: Name, stored: unknown): Kept<Name> | undefined {
  const { values } = (stored instanceof Object ? stored : {}) as { values?: unknown }
  const names: readonly Fields[Name][number][] = fields[name]
  const typed = textsOf(values, names)
  return names.every((each) => typed[each] !== undefined)
    ? { values: typed as Typed<Name>, failure: null }
    : undefined
}

/**
 * The input of a form on the security page. It survives a failed call, leaving the page, a reload and the end
 * of the session (docs/decisions/0009).
 */
export const draftOf = <Name extends FormName>(email: string, name: Name): Draft[Name] =>
  drafts.of(email)?.[name]

/** Keeps the input of a form for {@link draftOf}. `fields` contains no secrets. */
export function keepDraft<Name extends FormName>(email: string, name: Name, typed: Typed<Name>) {
  const values = Object.fromEntries(fields[name].map((each) => [each, typed[each as keyof typeof typed]]))
  drafts.keep(email, { ...drafts.of(email), [name]: { values, failure: null } })
}

/** Keeps why a form was not saved if the session has ended, because its page is gone. `failure`: `null` if the proof was not given. */
export function keepFailure(email: string, name: FormName, failure: FormFailure | null) {
  const draft = drafts.of(email)
  // Without a draft, the customer has signed out, or typed nothing.
  if (currentSession() !== null || !draft?.[name]) return
  const why: FormFailure =
    failure?.effect === 'unknown'
      ? failure
      : { message: 'Your session ended before that. What you typed is still here.', effect: 'no' }
  drafts.keep(email, { ...draft, [name]: { ...draft[name], failure: why } })
}

/** Drops the draft of a form. Call it once the form is saved or cancelled. */
export function dropDraft(email: string, name: FormName) {
  const draft = drafts.of(email)
  if (draft) drafts.keep(email, { ...draft, [name]: undefined })
}
