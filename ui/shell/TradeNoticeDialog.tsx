import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { Link } from '../primitives/Link.tsx'

type Props = {
  open: boolean
  onClose: () => void
  riskWarning: { text: string; linkText: string; href: string }
}

/** GLB-4: the notice at start. Escape, a click beside it, the cross and Close all close it. */
export function TradeNoticeDialog({ open, onClose, riskWarning }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Before you trade"
      description={sentences(riskWarning.text).map((sentence) => (
        <span key={sentence} className="block">
          {sentence}{' '}
        </span>
      ))}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p className="text-muted">
        Prices fall as well as rise, and past results say nothing about future ones.
      </p>
      <p className="mt-2">
        <Link href={riskWarning.href} onClick={onClose}>
          {riskWarning.linkText}
        </Link>
      </p>
    </Dialog>
  )
}

// A block each: as one paragraph the notice is the largest text on a phone, and the page would count as painted only with it.
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)
