import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { cn } from '../lib/cn.ts'
import { Button } from '../primitives/Button.tsx'
import {
  footerStyle,
  middleStyle,
  paddingStyle,
  surfaceStyle,
  titleStyle,
} from '../primitives/dialog-style.ts'
import { IconButton } from '../primitives/IconButton.tsx'
import { Link } from '../primitives/Link.tsx'

type Props = {
  open: boolean
  onClose: () => void
  riskWarning: { text: string; linkText: string; href: string }
}

/**
 * GLB-4: the notice at start. Escape, a click beside it, the cross and Close all close it. The browser's own `<dialog>`: it
 * stands in the page's HTML, and `showModal()` opens it with the first paint, long before the app is there.
 */
export function TradeNoticeDialog({ open, onClose, riskWarning }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    if (!element.open) element.showModal()
    return () => element.close()
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  const onClick = (event: MouseEvent) => {
    // What is beside the dialog counts as itself; its contents are in its one child.
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, and a click beside it
    <dialog
      ref={dialog}
      data-slot="trade-notice"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={onClose}
      // At once, without fading in: it is part of the first paint.
      className={cn(surfaceStyle, middleStyle, 'max-w-136 backdrop:bg-overlay print:hidden')}
    >
      <div className={paddingStyle}>
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}title`} className={titleStyle}>
            Before you trade
          </h2>
          <IconButton icon={<X />} label="Close" onClick={onClose} className="-me-2 -mt-2" />
        </div>
        <p id={`${id}text`} className="mt-2 text-muted">
          {riskWarning.text}
        </p>
        <p className="mt-4 text-muted">
          Prices fall as well as rise, and past results say nothing about future ones.
        </p>
        <p className="mt-2">
          <Link href={riskWarning.href} onClick={onClose}>
            {riskWarning.linkText}
          </Link>
        </p>
        <div className={footerStyle}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </dialog>
  )
}
