import * as Radix from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
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
  /** How long it stays, in milliseconds. Hover and focus pause the timer. By default, an error stays until it is closed. */
  duration?: number
  /** The subject of the toast, such as the id of an order. A later toast with the same value replaces it, so that no two contradict each other. */
  about?: string
}

type Shown = ToastMessage & { id: number }

type Toasts = { show: (message: ToastMessage) => void; close: (about: string) => void }

const ToastContext = createContext<Toasts | null>(null)

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
  return useToasts('useToast').show
}

/**
 * Returns a function that closes the toast with this `about`, if it is shown: the page reports the same now. Throws without a
 * `ToastRegion` around the component.
 *
 * @example
 * ```tsx
 * const close = useCloseToast()
 * close(deposit.id)
 * ```
 */
export function useCloseToast() {
  return useToasts('useCloseToast').close
}

function useToasts(hook: string) {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error(`${hook} needs a ToastRegion around it`)
  return toasts
}

const without = (toasts: Shown[], about: string | undefined) =>
  about === undefined ? toasts : toasts.filter((toast) => toast.about !== about)

type RegionProps = {
  /** The app, or the part of it whose components show toasts. */
  children: ReactNode
}

/** Shows the toasts of the components inside it, at most three at a time. F8 moves the focus to them. */
export function ToastRegion({ children }: RegionProps) {
  const t = useTranslate()
  const [toasts, setToasts] = useState<Shown[]>([])
  const context = useMemo<Toasts>(
    () => ({
      show: (message) =>
        setToasts((shown) => [
          ...without(shown, message.about).slice(-2),
          { ...message, id: (shown.at(-1)?.id ?? 0) + 1 },
        ]),
      close: (about) => setToasts((shown) => without(shown, about)),
    }),
    [],
  )
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
  return (
    <ToastContext value={context}>
      <Radix.Provider label={t(m.notification)} duration={timings.toastFor}>
        {children}
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} onClose={() => remove(toast.id)} />
        ))}
        {/* On a phone it is below the navigation bar, because a form's button is often at the lower edge. */}
        <Radix.Viewport className="fixed end-0 z-60 flex w-96 max-w-full flex-col gap-2 p-[16px] outline-none max-sm:top-[calc(var(--notices-height,0px)+3.75rem)] max-sm:py-2 sm:bottom-(--ribbon-height,0px)" />
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
      className="pointer-events-auto flex items-start gap-[12px] rounded-card border border-line bg-raised p-[16px] pe-[8px] text-ink shadow-float transition starting:opacity-0 max-sm:starting:-translate-y-2 sm:starting:translate-y-2"
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
