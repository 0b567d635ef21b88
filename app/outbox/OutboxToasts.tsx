import { MoneyText } from '#ui/money/Money.tsx'
import { ToastRegion, useToast } from '#ui/primitives/Toast.tsx'
import { depositWords } from '#ui/wallet/deposit-words.ts'
import { useEffect, useRef } from 'react'
import type { DepositNote } from './outbox.ts'

type Props = {
  note: DepositNote
  /** The page tells it itself. */
  quiet: boolean
}

export function OutboxToasts(props: Props) {
  return (
    <ToastRegion>
      <Teller {...props} />
    </ToastRegion>
  )
}

function Teller({ note, quiet }: Props) {
  const show = useToast()
  const told = useRef<DepositNote | null>(null)
  useEffect(() => {
    if (note.state === 'waiting' || note === told.current) return
    told.current = note
    if (quiet) return
    const { title, text, tone } = depositWords[note.state]
    // A component and not a text, so that an amount that is hidden later is hidden here too (FAIR-9).
    const amount = <MoneyText amount={note.amount} />
    show({
      title,
      tone,
      text: (
        <>
          {amount}. {[note.reason, text].filter(Boolean).join(' ')}
        </>
      ),
    })
  }, [note, quiet, show])
  return null
}
