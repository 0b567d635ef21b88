import type { Transaction } from '#ui/history/entries.ts'
import { announce } from '#ui/lib/announce.ts'
import type { CancelState } from '#ui/payout/cancel-outcome.tsx'
import { CancelPayoutDialog } from '#ui/payout/CancelPayoutDialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withdrawalsQuery } from '../api/history-queries.ts'
import { privateKey } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { tellOtherTabs } from '../session/follow-other-tabs.ts'
import { showAbovePage } from '../shell/show-above-page.ts'
import { timings } from '../timings.ts'
import { cancelPayout, provedBy } from './cancel-payout.ts'
import { cancelsAtOnce, newerOf } from './payout-query.ts'

type Props = {
  email: string
  row: Transaction
  start: CancelState
  onClose: () => void
}

/** Asks whether to cancel a withdrawal, and reports the outcome, even after the customer has left the page. */
export function CancelQuestion({ email, row, start, onClose }: Props) {
  const [state, setState] = useState(start)
  const busy = useRef(false)
  const mounted = useRef(false)
  // The outcome, until the customer has closed it. The details may close before that, for example if the list has lost the row.
  const unread = useRef<CancelState>(null)
  const leave = useEffectEvent(() => {
    mounted.current = false
    if (unread.current) showElsewhere({ email, row, start: unread.current })
  })
  useEffect(() => {
    mounted.current = true
    return () => leave()
  }, [])

  const close = () => {
    unread.current = null
    onClose()
  }
  const send = async () => {
    // A ref, because React state is updated too late for a double click.
    if (busy.current) return
    busy.current = true
    unread.current = null
    setState({ is: 'sending' })
    const result = await cancelPayout(email, row)
    busy.current = false
    // Reads the row, its steps and the figures again, because they can also have changed after a refusal.
    void queryClient.invalidateQueries({ queryKey: privateKey(email) })
    tellOtherTabs({ email })
    if (!mounted.current) return void showElsewhere({ email, row, start: result })
    unread.current = result
    setState(result)
    if (result.is === 'done')
      announce(result.stopping ? 'We are stopping the withdrawal' : 'Withdrawal cancelled')
  }
  // It may be sent or cancelled elsewhere while the question is open, and the history shows it first.
  const decided = state.is === 'sending' || state.is === 'late' || (state.is === 'done' && !state.stopping)
  const known = (!decided && provedBy(row)) || state
  // Above another page, no history reads the row.
  const { data } = useQuery(
    {
      ...withdrawalsQuery(email),
      enabled: known.is === 'done' && known.stopping,
      staleTime: 0,
      refetchInterval: timings.pollYoung,
    },
    queryClient,
  )
  const latest = newerOf(
    row,
    data?.find((each) => each['_id'] === row['_id']),
  )
  const { wallet, bankName = null, accountNumber = null } = row
  return (
    <CancelPayoutDialog
      open
      onOpenChange={(open) => !open && close()}
      amount={row.amount}
      destination={wallet ? { wallet } : { bankName, accountNumber }}
      atOnce={cancelsAtOnce(latest)}
      state={(!decided && provedBy(latest)) || state}
      onConfirm={() => void send()}
    />
  )
}

/** Shows the outcome above whatever page the customer has gone to. */
const showElsewhere = (props: Omit<Props, 'onClose'>) =>
  showAbovePage(props.email, (close) => <CancelQuestion {...props} onClose={close} />)
