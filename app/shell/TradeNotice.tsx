import { TradeNoticeDialog } from '#ui/shell/TradeNoticeDialog.tsx'
import { useState } from 'react'
import { brand } from '../content/brand.ts'
import { useDialogQueue } from './dialog-queue.ts'
import { raiseFlag, useSessionFlag } from '../storage/session-flags.ts'

const standsOpen = () => typeof document === 'object' && document.querySelector('dialog:modal') !== null

/** GLB-4. In the pages' HTML, where build/first-paint/boot.js opens it for whoever hasn't closed it yet. */
export function TradeNotice() {
  const seen = useSessionFlag('tradeNoticeSeen', false)
  const turn = useDialogQueue('trade-notice', !seen)
  // What the page has opened is open in the app's first drawing, before any turn is given.
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
