import { cn } from '../lib/cn.ts'
import { DialogHeader, DialogPanel, footerBandStyle, type DialogProps } from './Dialog.tsx'
import { footerStyle } from './dialog-style.ts'

export const drawerSides = ['start', 'end'] as const

const places = {
  start: 'start-0 border-y-0 border-s-0 starting:-translate-x-4 rtl:starting:translate-x-4',
  end: 'end-0 border-y-0 border-e-0 starting:translate-x-4 rtl:starting:-translate-x-4',
} satisfies Record<(typeof drawerSides)[number], string>

type Props = Omit<DialogProps, 'size' | 'closeButton'> & {
  /** The side of the window, relative to the reading direction: `end` is the right in English. */
  side?: (typeof drawerSides)[number]
}

/** A dialog at the side of the window, for example for the details of a row or the menu on a phone. */
export function Drawer({
  title,
  description,
  side = 'end',
  closeLabel,
  footer,
  className,
  children,
  ...rest
}: Props) {
  return (
    <DialogPanel
      data-slot="drawer"
      data-side={side}
      className={cn(
        'top-0 bottom-(--ribbon-height,0px) flex w-88 max-w-[calc(100%-2rem)] flex-col p-[min(1.25rem,6vw)]',
        places[side],
        footer !== undefined && 'pb-0 [@media(min-height:30rem)]:scroll-pb-36',
        className,
      )}
      {...rest}
    >
      <DialogHeader {...{ title, description, closeLabel }} />
      <div className="mt-4 grow">{children}</div>
      {footer !== undefined && (
        // Stays in view while the content scrolls, unless the window is so low that it would cover most of it.
        <div
          data-slot="drawer-footer"
          className={cn(
            footerStyle,
            footerBandStyle,
            'border-t border-line pt-4 pb-[max(min(1.25rem,6vw),env(safe-area-inset-bottom))] [@media(min-height:30rem)]:sticky',
          )}
        >
          {footer}
        </div>
      )}
    </DialogPanel>
  )
}
