import type { FormFailure } from '#ui/form/form-failure.ts'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { WordForm } from '#ui/security/WordForm.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { sections } from './sections.ts'
import { confirmedCall } from './confirmed-call.ts'
import { contradiction } from './contradiction.ts'
import { refreshSecurity, securityNow, securityQuery } from './queries.ts'
import { draftOf, dropDraft, keepDraft, keepFailure } from './security-drafts.ts'
import { writeFailure } from './write-failure.ts'

/** The word by which the customer recognises our emails (CAP-3). */
export function WordPart({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = useQuery(securityQuery(email))
  const [draft] = useState(() => draftOf(email, 'word'))
  const [failure, setFailure] = useState<FormFailure | null>(draft?.failure ?? null)
  const keep = useCallback((typed: { word: string }) => keepDraft(email, 'word', typed), [email])
  const save = async (word: string) => {
    setFailure(null)
    try {
      await confirmedCall('setWord', { body: { word } })
      if ((await securityNow(email))?.wordSet === false)
        throw contradiction('it still says that no word is set')
      dropDraft(email, 'word')
      return true
    } catch (cause) {
      const failed = writeFailure(cause)
      setFailure(failed)
      keepFailure(email, 'word', failed)
      return false
    } finally {
      void refreshSecurity(email)
    }
  }
  return (
    <AccountSection
      id={sections.word}
      title="Word in our emails"
      lead="Our later emails to you carry the word that you set here. Don’t trust a later email without it. An email with it can still be false: whoever has read your emails knows the word."
    >
      <WordForm
        className="w-full"
        wordSet={data?.wordSet}
        error={error ? capabilityMessage(error) : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
        typed={draft?.values.word}
        onTyped={keep}
        onSave={save}
        failure={failure}
      />
    </AccountSection>
  )
}
