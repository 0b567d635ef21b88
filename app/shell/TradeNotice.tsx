import { TradeNoticeDialog } from '#ui/shell/TradeNoticeDialog.tsx'
import { useState } from 'react'
import { brand } from '../content/brand.ts'
import { useDialogQueue } from './dialog-queue.ts'
import { raiseFlag, useSessionFlag } from '../storage/session-flags.ts'

const standsOpen = () => typeof document === 'object' && document.querySelector('dialog:modal') !== null

/** The risk notice at start (GLB-4). Part of each page's HTML: build/first-paint/boot.js opens it if the visitor hasn't closed it yet. */
export function TradeNotice() {
  const seen = useSessionFlag('tradeNoticeSeen', false)
  const turn = useDialogQueue('trade-notice', !seen)
  // If build/first-paint/boot.js has opened the dialog, the first render must keep it open, without waiting for the queue.
  const [standing] = useState(standsOpen)
  if (seen) return null
  return (
    <TradeNoticeDialog
      open={turn || standing}
      onClose={() => raiseFlag('tradeNoticeSeen')}
      riskWarning={brand.riskWarning}
    />
  )
}
