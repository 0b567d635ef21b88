import { isSameAddress } from '#ui/address/look-alike.ts'
import { labelOf } from '#ui/security/saved-address-labels.ts'
import { refusalCodes, WithdrawalRefusal } from '#ui/security/WithdrawalRefusal.tsx'
import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import { paths } from '../paths.ts'
import { addressesQuery, readSecurityAgain } from './queries.ts'

type Props = {
  email: string
  /** The server's code for the refusal. */
  code: unknown
  until: string | undefined
  /** The server's own sentences. */
  serverMessage: string
  /** The address that was to be paid, or `undefined` for a bank account. */
  wallet: string | undefined
}

/** Why a withdrawal was refused, with times in the customer's own zone (CAP-3). The server's sentence for a reason that we don't know. */
export function RefusalText({ email, code, until, serverMessage, wallet }: Props) {
  const reason = refusalCodes.find((each) => each === code)
  useEffect(() => {
    // What the forms know about the lock and the address book is outdated.
    if (reason) void readSecurityAgain(email)
  }, [email, reason])
  if (!reason) return serverMessage
  const rows = queryClient.getQueryData(addressesQuery(email).queryKey)?.addresses.rows ?? []
  const saved = rows.find(({ address }) => wallet !== undefined && isSameAddress(address, wallet))
  // An address that waits and a hold of all withdrawals have the same code.
  const waits = saved && until !== undefined && Date.parse(saved.usableFrom ?? '') === Date.parse(until)
  return (
    <WithdrawalRefusal
      reason={reason}
      until={until}
      serverMessage={serverMessage}
      waiting={waits ? labelOf(saved) : undefined}
      isBank={wallet === undefined}
      securityHref={paths.security}
    />
  )
}
