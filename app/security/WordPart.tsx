import type { FormFailure } from '#ui/form/form-failure.ts'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { WordForm } from '#ui/security/WordForm.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { sections } from './checks.ts'
import { confirmedCall } from './confirmed-call.ts'
import { contradiction } from './contradiction.ts'
import { refreshSecurity, securityNow, securityQuery } from './queries.ts'
import { writeFailure } from './write-failure.ts'

/** The word by which the customer recognises our emails (CAP-3). */
export function WordPart({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = useQuery(securityQuery(email))
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const save = async (word: string) => {
    setFailure(null)
    try {
      await confirmedCall('setWord', { body: { word } })
      if ((await securityNow(email))?.wordSet === false)
        throw contradiction('it still says that no word is set')
      return true
    } catch (cause) {
      setFailure(writeFailure(cause))
      return false
    } finally {
      void refreshSecurity(email)
    }
  }
  return (
    <AccountSection
      id={sections.word}
      title="Word in our emails"
      lead="A word that only you and we know. Once it is set, an email without it is not from us."
    >
      <WordForm
        className="w-full"
        wordSet={data?.wordSet}
        error={error ? capabilityMessage(error) : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
        onSave={save}
        failure={failure}
      />
    </AccountSection>
  )
}
