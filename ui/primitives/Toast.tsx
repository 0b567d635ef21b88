import * as Radix from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { timings } from '../lib/component-timings.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { IconButton } from './IconButton.tsx'
import * as m from './messages.ts'
import { toneParts, type Tone } from './tone.ts'

export type ToastMessage = {
  /** What happened, in a few words. */
  title: string
  /** A second line, with a detail or what to do next. */
  text?: ReactNode
  /** The meaning, which sets the icon. `danger` is announced at once and stays until it is closed. */
  tone?: Tone
  /** How long it stays, in milliseconds. Hover and focus stop the time. By default, an error stays until it is closed. */
  duration?: number
}

type Shown = ToastMessage & { id: number }

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null)

/**
 * Returns a function that shows a toast. Throws without a `ToastRegion` around the component.
 *
 * @example
 * ```tsx
 * const show = useToast()
 * show({ title: 'Profile updated', tone: 'success' })
 * ```
 */
export function useToast() {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastRegion around it')
  return show
}

type RegionProps = {
  /** The app, or the part of it whose components show toasts. */
  children: ReactNode
}

/** Shows the toasts of the components inside it, at most three at a time. F8 moves the focus to them. */
export function ToastRegion({ children }: RegionProps) {
  const t = useTranslate()
  const [toasts, setToasts] = useState<Shown[]>([])
  const show = useCallback(
    (message: ToastMessage) =>
      setToasts((shown) => [...shown.slice(-2), { ...message, id: (shown.at(-1)?.id ?? 0) + 1 }]),
    [],
  )
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
  return (
    <ToastContext value={show}>
      <Radix.Provider label={t(m.notification)} duration={timings.toastFor}>
        {children}
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} onClose={() => remove(toast.id)} />
        ))}
        <Radix.Viewport className="fixed end-0 bottom-0 z-60 flex w-96 max-w-full flex-col gap-2 p-[16px] outline-none" />
      </Radix.Provider>
    </ToastContext>
  )
}

function Toast({ title, text, tone = 'info', duration, onClose }: ToastMessage & { onClose: () => void }) {
  const t = useTranslate()
  const { icon: Icon, word, ink } = toneParts[tone]
  return (
    <Radix.Root
      data-slot="toast"
      data-tone={tone}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={duration ?? (tone === 'danger' ? Infinity : undefined)}
      onOpenChange={(open) => !open && onClose()}
      className="pointer-events-auto flex items-start gap-[12px] rounded-card border border-line bg-raised p-[16px] pe-[8px] text-ink shadow-float transition starting:translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden className={cn('mt-0.75 size-5 shrink-0', ink)} />
      <div className="min-w-0 grow">
        <Radix.Title className="font-semibold">
          <span className="sr-only">{t(word)}: </span>
          {title}
        </Radix.Title>
        {text !== undefined && <Radix.Description className="text-sm text-muted">{text}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        <IconButton icon={<X />} label={t(m.closeNotification)} className="-my-2" />
      </Radix.Close>
    </Radix.Root>
  )
}
