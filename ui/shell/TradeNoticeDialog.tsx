import { X } from 'lucide-react'
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
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
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  /** Whether the dialog is shown. */
  open: boolean
  /** Called by both buttons, the link, Escape and a press outside. */
  onClose: () => void
  /** The warning, the text of its link and the page about the risks. */
  riskWarning: { text: string; linkText: string; href: string }
}

/**
 * The notice that is shown when the site opens (GLB-4). It uses a native `<dialog>`, which is part of the prerendered HTML, so that
 * `showModal()` can open it with the first paint, before the app has loaded. Escape, a click outside and both buttons close it.
 */
export function TradeNoticeDialog({ open, onClose, riskWarning, className, ...rest }: Props) {
  const t = useTranslate()
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
    // A click on the backdrop has the dialog itself as target. All content is inside its only child.
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for Escape and a click on the backdrop
    <dialog
      {...rest}
      ref={dialog}
      data-slot="trade-notice"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={onClose}
      // Without a fade-in, because it is part of the first paint.
      className={cn(
        surfaceStyle,
        middleStyle,
        'max-h-[calc(100dvh-2rem)] max-w-136 backdrop:bg-overlay print:hidden',
        className,
      )}
    >
      <div className={paddingStyle}>
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}title`} className={titleStyle}>
            {t(m.beforeYouTrade)}
          </h2>
          <IconButton icon={<X />} label={t(words.close)} onClick={onClose} className="-me-2 -mt-2" />
        </div>
        <p id={`${id}text`} className="mt-2 text-muted">
          {riskWarning.text}
        </p>
        <p className="mt-4 text-muted">{t(m.pricesFall)}</p>
        <p className="mt-2">
          <Link href={riskWarning.href} onClick={onClose}>
            {riskWarning.linkText}
          </Link>
        </p>
        <div className={footerStyle}>
          <Button onClick={onClose}>{t(words.close)}</Button>
        </div>
      </div>
    </dialog>
  )
}
