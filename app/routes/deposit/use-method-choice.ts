import { networkChoice, type MethodChoice } from '#ui/deposit/DepositMethods.tsx'
import { methodAtStart } from '#ui/deposit/deposit-method.ts'
import { useCallback, useState } from 'react'
import { pendingDeposit, setPendingDeposit, type PendingDeposit } from '../../money/pending-deposit.ts'
import { lastMethod } from '../../storage/display-choices.ts'
import type { useDepositData } from './use-deposit-data.ts'

type Options = { email: string; deposit: PendingDeposit; data: ReturnType<typeof useDepositData> }

/**
 * The chosen payment method and network, kept with the deposit. `open`: the method that is chosen. `network`: its network, once the customer has
 * chosen it. `shown`: whether an address was shown. `doubted`: whether the customer isn't sure about the network.
 */
export function useMethodChoice({ email, deposit, data }: Options) {
  const [shown, setShown] = useState(deposit.addressShown)
  const [doubted, setDoubted] = useState(false)
  const [chosen, setChosen] = useState<MethodChoice | null>(null)
  const usedLast = lastMethod(email)
  const choice: MethodChoice = chosen ?? {
    method: deposit.method ?? (data.state === 'ready' ? methodAtStart(data.methods, usedLast) : null),
    confirmed: deposit.confirmed,
  }
  const change = useCallback(
    (part: Partial<PendingDeposit>) => {
      const now = pendingDeposit(email)
      if (now) setPendingDeposit(email, { ...now, ...part })
    },
    [email],
  )
  const onShown = useCallback(() => {
    setShown(true)
    change({ addressShown: true })
  }, [change])
  const onDoubt = useCallback(() => setDoubted(true), [])
  const onChoice = (next: MethodChoice) => {
    setChosen(next)
    change(next)
  }
  const open = data.state === 'ready' ? data.methods.find(({ id }) => id === choice.method) : undefined
  const network = open && choice.confirmed.includes(networkChoice(open)) ? open.network : null
  return { choice, usedLast, open, network, shown, doubted, onShown, onDoubt, onChoice }
}
