import type { DepositMethods } from '#ui/deposit/DepositMethods.tsx'
import type { ComponentProps } from 'react'

/**
 * Why the deposit can't be recorded yet: no address has been shown, so nothing can have been sent (DEP-5). `doubted`: the only
 * addresses shown had a warning not to send funds to them.
 */
export function whyNothingToRecord(
  data: ComponentProps<typeof DepositMethods>['data'],
  doubted: boolean,
): string {
  if (doubted)
    return 'Do not send funds to the address above. There is no deposit to record. Choose another method, or contact support.'
  const none = data.state === 'ready' && data.methods.every(({ address }) => typeof address !== 'string')
  return none
    ? 'No deposit address is set up for you yet, so there is nothing to record. Contact support.'
    : 'Available once the address is shown.'
}
