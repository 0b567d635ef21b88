import { TradeNoticeDialog } from '#ui/shell/TradeNoticeDialog.tsx'
import { useState } from 'react'
import { brand } from '../content/brand.ts'
import { tradeNoticeVersion } from '../content/trade-notice.ts'
import { closeTradeNotice, useTradeNoticeSeen } from '../storage/session-flags.ts'
import { useDialogQueue } from './dialog-queue.ts'

const standsOpen = () => typeof document === 'object' && document.querySelector('dialog:modal') !== null

/**
 * The risk notice at start (GLB-4), once per browser. Part of the HTML of the pages that show it: build/first-paint/boot.js opens it
 * if the visitor hasn't closed this version of it yet.
 */
export function TradeNotice() {
  const seen = useTradeNoticeSeen(tradeNoticeVersion)
  const turn = useDialogQueue('trade-notice', !seen)
  // If build/first-paint/boot.js has opened the dialog, the first render must keep it open, without waiting for the queue.
  const [standing] = useState(standsOpen)
  if (seen) return null
  return (
    <TradeNoticeDialog
      open={turn || standing}
      onClose={() => closeTradeNotice(tradeNoticeVersion)}
      riskWarning={brand.riskWarning}
      data-version={tradeNoticeVersion}
    />
  )
}
