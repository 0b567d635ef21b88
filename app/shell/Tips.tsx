import { TipPopup } from '#ui/shell/TipPopup.tsx'
import { tips } from '../content/tips.ts'
import { raiseFlag } from '../storage/session-flags.ts'
import { timings } from '../timings.ts'

function stopTips() {
  raiseFlag('tipsStopped')
  // The focused button disappears, so the focus moves to the page.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** The tips (GLB-5), until the customer stops them. */
export const Tips = ({ paused }: { paused: boolean }) => (
  <TipPopup
    messages={tips}
    every={timings.tipEvery}
    lasts={timings.tipFor}
    paused={paused}
    onStop={stopTips}
    className="bottom-10"
  />
)
