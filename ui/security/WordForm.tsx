import { wordBody } from '#contract/capabilities/security-fields.ts'
import { useState, type ComponentProps } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { Callout } from '../primitives/Callout.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** Whether a word is set. `null` if the server’s answer doesn’t say it, `undefined` until the first answer. */
  wordSet: boolean | null | undefined
  /** Why that could not be loaded. A word can be saved all the same. */
  error?: string
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** Called with the valid word. Resolves with whether it was saved. */
  onSave: (word: string) => Promise<boolean>
  /** Why the word was not saved, or why that isn’t known. */
  failure: FormFailure | null | undefined
}

/** Sets the word by which the customer recognises our emails. A word that is set is never shown (CAP-3). */
export function WordForm({ wordSet, error, onRetry, retrying, onSave, failure, ...rest }: Props) {
  const [saved, setSaved] = useState(false)
  const form = useContractForm({
    schema: wordBody,
    defaultValues: { word: '' },
    failure,
    onSubmit: async ({ word }) => {
      setSaved(false)
      if (!(await onSave(word))) return
      setSaved(true)
      form.setValue('word', '')
    },
  })
  return (
    <ContractForm
      form={form}
      data-slot="word-form"
      submitLabel="Save word"
      failureTitle={{
        refused: 'Your word was not saved',
        unknown: 'We cannot tell whether your word was saved',
      }}
      unknownAdvice="The next email from us shows which word counts. You can save your word again: the last one counts."
      before={
        <>
          {error !== undefined && (
            <LoadError
              tone={wordSet === undefined ? 'danger' : 'warning'}
              title="We could not read whether a word is set"
              onRetry={onRetry}
              retrying={retrying}
            >
              {error}
            </LoadError>
          )}
          {wordSet === undefined && error === undefined && (
            <SkeletonGroup label="Loading whether a word is set">
              <Skeleton className="h-6 max-w-60" />
            </SkeletonGroup>
          )}
          {wordSet !== undefined && (wordSet || !saved) && <p>{sentence(wordSet)}</p>}
          {saved && (
            <Callout tone="success" live="polite" title="Your word is saved">
              Our emails to you have it from now on. Write it down: we don’t show it here.
            </Callout>
          )}
        </>
      }
      renderActions={({ error: problem }) => (
        <>
          <div>
            <SubmitButton pending={form.pending} variant="secondary" disabledReason={form.disabledReason}>
              Save word
            </SubmitButton>
          </div>
          {problem}
        </>
      )}
      {...rest}
    >
      <TextField
        control={form.control}
        name="word"
        label="Your word"
        hint="3 to 40 letters. Don’t use a password or a part of your seed phrase."
        autoComplete="off"
        spellCheck={false}
        aria-required
        className="max-w-80"
      />
    </ContractForm>
  )
}

function sentence(wordSet: boolean | null) {
  if (wordSet === null) return 'We could not read whether a word is set.'
  return wordSet ? 'A word is set. A new one replaces it.' : 'No word is set.'
}
