import { SecurityCheckList } from '#ui/security/SecurityCheckList.tsx'
import { useQuery } from '@tanstack/react-query'
import { capabilityMessage } from '../api/capability-failure.ts'
import { checksAndPlaceholders, checksOf } from './checks.ts'
import { useCodesNotStored } from './codes-not-stored.ts'
import { activityQuery, addressesQuery, securityQuery, sessionsQuery } from './queries.ts'
import { useRefreshAt } from './use-refresh-at.ts'
import { passkeysSupported } from './webauthn.ts'

type Props = {
  email: string
  /** The capabilities that the backend offers. */
  offered: readonly string[]
}

/** The list at the top of the security page: how the account is protected now (CAP-3). */
export function SecurityChecks({ email, offered }: Props) {
  const security = useQuery(securityQuery(email))
  const sessions = useQuery({ ...sessionsQuery(email), enabled: offered.includes('sessions') })
  const addresses = useQuery({ ...addressesQuery(email), enabled: offered.includes('address-book') })
  // Its own part says so if it can't be loaded.
  const activity = useQuery({ ...activityQuery(email), enabled: offered.includes('activity') })
  const now = useRefreshAt(email, [
    security.data?.lockedUntil,
    addresses.data?.onlyOffFrom,
    ...(addresses.data?.addresses.rows ?? []).map(({ usableFrom }) => usableFrom),
    ...(security.data?.holds ?? []).map(({ until }) => until),
  ])
  const known = {
    offered,
    security: security.data,
    sessions: sessions.data?.sessions,
    addresses: addresses.data,
    activity: activity.data?.activity,
    codesNotStored: useCodesNotStored(email),
    makesPasskeys: passkeysSupported(),
    now,
  }
  const failed = [security, sessions, addresses].filter(({ isError }) => isError)
  const checks = (failed.length > 0 ? checksOf : checksAndPlaceholders)(known)
  if (checks.length === 0 && failed.length === 0) return null
  return (
    <SecurityCheckList
      // The next section begins with its own line.
      className={checks.length > 0 ? '[&_ul]:border-b-0' : 'mb-8'}
      checks={checks}
      error={failed[0]?.error ? capabilityMessage(failed[0].error) : undefined}
      onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
      retrying={failed.some(({ isFetching }) => isFetching)}
    />
  )
}
