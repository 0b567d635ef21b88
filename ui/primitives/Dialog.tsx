import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { centeredStyle, footerStyle, overlayStyle, panelStyle, titleStyle } from './dialog-style.ts'
import { IconButton } from './IconButton.tsx'
import * as m from './messages.ts'
import type { ComponentProps, ReactNode } from 'react'

export const dialogSizes = ['sm', 'md', 'lg'] as const

const widths = { sm: 'max-w-100', md: 'max-w-136', lg: 'max-w-192' } satisfies Record<
  (typeof dialogSizes)[number],
  string
>

type Trigger = 'any' | 'closerequest' | 'none'

export type DialogPanelProps = Omit<
  ComponentProps<typeof RadixDialog.Content>,
  'title' | 'asChild' | 'forceMount'
> & {
  /** Whether the dialog is shown. */
  open: boolean
  /** Called with `false` when the customer closes it. Set `open` there. */
  onOpenChange: (open: boolean) => void
  /**
   * What closes the dialog in addition to its buttons: Escape and a click outside (`any`), only Escape (`closerequest`), or nothing. The values
   * are those of HTML: https://html.spec.whatwg.org/multipage/interactive-elements.html#attr-dialog-closedby
   */
  closedBy?: Trigger
}

const block = (event: Event) => event.preventDefault()

const blocked: Record<Trigger, Pick<DialogPanelProps, 'onEscapeKeyDown' | 'onInteractOutside'>> = {
  any: {},
  closerequest: { onInteractOutside: block },
  none: { onEscapeKeyDown: block, onInteractOutside: block },
}

/** An empty dialog for custom content. It keeps the focus inside, and returns it when it closes. */
export function DialogPanel({
  open,
  onOpenChange,
  closedBy = 'any',
  className,
  children,
  ...rest
}: DialogPanelProps) {
  const returnFocus = useReturnFocus(rest)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyle} />
        <RadixDialog.Content
          className={cn(panelStyle, className)}
          {...blocked[closedBy]}
          {...rest}
          {...returnFocus}
        >
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

type HeaderProps = {
  /** The heading, and the accessible name of the dialog. */
  title: ReactNode
  /** One or two sentences below the title. Screen readers announce them with the title. */
  description?: ReactNode
  /** The accessible name of the close button. By default 'Close'. */
  closeLabel?: string
  /** Whether it has a close button. A `Dialog` has one by default if a click outside closes it. Give any other a button of your own. */
  closeButton?: boolean
}

/** The title, the description and the close button of a dialog. */
export function DialogHeader({ title, description, closeLabel, closeButton = true }: HeaderProps) {
  const t = useTranslate()
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <RadixDialog.Title className={titleStyle}>{title}</RadixDialog.Title>
        {closeButton && (
          <RadixDialog.Close asChild>
            <IconButton icon={<X />} label={closeLabel ?? t(m.close)} className="-me-2 -mt-2" />
          </RadixDialog.Close>
        )}
      </div>
      {description !== undefined && (
        <RadixDialog.Description className="mt-2 text-muted">{description}</RadixDialog.Description>
      )}
    </>
  )
}

export type DialogProps = DialogPanelProps &
  HeaderProps & {
    /** The largest width: 400, 544 or 768 px. */
    size?: (typeof dialogSizes)[number]
    /** The action buttons, with the main one last. They stay in view while the content scrolls. */
    footer?: ReactNode
  }

/** Covers the content that scrolls behind a footer, also at the sides. */
export const footerBandStyle = 'bottom-0 -mx-[min(1.25rem,6vw)] bg-raised px-[min(1.25rem,6vw)]'
const footedStyle = 'pb-0 sm:pb-0 [@media(min-height:41rem)]:scroll-pb-36'
/** Stays in view while the content scrolls and fades it out, unless the window is so low that it would cover most of it. */
const stickyFooterStyle =
  'relative mt-3 rounded-b-card pt-3 pb-[min(1.25rem,6vw)] shadow-[0_-0.5rem_0.25rem_var(--raised)] sm:-mx-6 sm:px-6 sm:pb-6 [@media(min-height:41rem)]:sticky'

/** A modal dialog with a header, content and action buttons. */
export function Dialog({
  title,
  description,
  size = 'md',
  closedBy = 'any',
  closeButton = closedBy === 'any',
  closeLabel,
  footer,
  className,
  children,
  ...rest
}: DialogProps) {
  return (
    <DialogPanel
      data-slot="dialog"
      closedBy={closedBy}
      className={cn(centeredStyle, widths[size], footer !== undefined && footedStyle, className)}
      {...rest}
    >
      <DialogHeader {...{ title, description, closeLabel, closeButton }} />
      {children !== undefined && <div className="mt-4">{children}</div>}
      {footer !== undefined && (
        <div className={cn(footerStyle, footerBandStyle, stickyFooterStyle)}>{footer}</div>
      )}
    </DialogPanel>
  )
}
