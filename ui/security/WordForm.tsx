import { wordBody } from '#contract/capabilities/security-fields.ts'
import { useState, type ComponentProps } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Callout } from '../primitives/Callout.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** Whether a word is set. `null` if the server’s response doesn’t say, `undefined` until the first response. */
  wordSet: boolean | null | undefined
  /** Why that could not be loaded. A word can still be saved. */
  error?: string
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** The restored input, if a draft was kept. */
  typed?: string
  /** Called with the text after each change, for example to keep it. Pass the same function at every render. */
  onTyped?: (values: { word: string }) => void
  /** Called with the valid word. Resolves with whether it was saved. */
  onSave: (word: string) => Promise<boolean>
  /** Why the word was not saved, or why that isn’t known. */
  failure: FormFailure | null | undefined
}

/** Sets the word by which the customer recognises our emails. A word that is set is never shown (CAP-3). */
export function WordForm({
  wordSet,
  error,
  onRetry,
  retrying,
  typed = '',
  onTyped,
  onSave,
  failure,
  ...rest
}: Props) {
  const t = useTranslate()
  const [saved, setSaved] = useState(false)
  const form = useContractForm({
    schema: wordBody,
    defaultValues: { word: typed },
    failure,
    onValues: onTyped,
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
      submitLabel={t(m.saveWord)}
      failureTitle={{ refused: t(m.wordNotSaved), unknown: t(m.wordUnknown) }}
      unknownAdvice={t(m.wordUnknownAdvice)}
      before={
        <>
          {error !== undefined && (
            <LoadError
              tone={wordSet === undefined ? 'danger' : 'warning'}
              title={wordSet === undefined ? t(m.wordNotLoaded) : t(m.wordNotRefreshed)}
              onRetry={onRetry}
              retrying={retrying}
            >
              {error}
            </LoadError>
          )}
          {wordSet === undefined && error === undefined && (
            <SkeletonGroup label={t(m.loadingWord)}>
              <Skeleton className="h-6.5 max-w-60" />
            </SkeletonGroup>
          )}
          {wordSet !== undefined && (wordSet || !saved) && (
            <p>{wordSet === null ? t(m.wordUnreadable) : wordSet ? t(m.wordIsSet) : t(m.noWordSet)}</p>
          )}
          {saved && (
            <Callout tone="success" live="polite" title={t(m.wordSaved)}>
              {t(m.wordSavedText)}
            </Callout>
          )}
        </>
      }
      renderActions={({ error: problem }) => (
        <>
          <div>
            <SubmitButton pending={form.pending} variant="secondary" disabledReason={form.disabledReason}>
              {t(m.saveWord)}
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
        label={t(m.yourWord)}
        hint={t(m.yourWordHint)}
        autoComplete="off"
        spellCheck={false}
        aria-required
        className="max-w-80"
      />
    </ContractForm>
  )
}
