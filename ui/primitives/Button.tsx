import { Slot } from '@radix-ui/react-slot'
import { useId, type ComponentProps, type MouseEvent } from 'react'
import { cn } from '../lib/cn.ts'
import { Spinner } from './Spinner.tsx'

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const
export const buttonSizes = ['sm', 'md', 'lg'] as const

const shape =
  'relative inline-flex items-center justify-center gap-2 rounded-control border text-center font-medium transition-colors select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-55 forced-colors:aria-disabled:text-[GrayText]'

const looks = {
  primary:
    'border-transparent bg-accent text-on-accent not-aria-disabled:hover:bg-accent-hover forced-colors:border-[ButtonBorder]',
  secondary: 'border-line-strong bg-surface text-ink not-aria-disabled:hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink not-aria-disabled:hover:bg-sunken',
  danger:
    'border-transparent bg-danger text-on-danger not-aria-disabled:hover:bg-danger-hover forced-colors:border-[ButtonBorder]',
} satisfies Record<(typeof buttonVariants)[number], string>

const heights = {
  sm: 'min-h-9 px-[12px] py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-[18px] py-1.5 text-base',
  lg: 'min-h-13 px-[24px] py-2 text-lg',
} satisfies Record<(typeof buttonSizes)[number], string>

type BaseProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** The importance of the action: one `primary` per view, `secondary` beside it, `quiet` for small actions, `danger` to destroy. */
  variant?: (typeof buttonVariants)[number]
  /** The height: 36, 44 or 52 px. On touch screens, `sm` has 44 px too. */
  size?: (typeof buttonSizes)[number]
}

export type ButtonProps = BaseProps & {
  /** Shows a spinner in place of the label, at the same width, and ignores clicks. */
  loading?: boolean
  /** Why the action isn't possible now. The button stays focusable, ignores clicks, and has this text as description. */
  disabledReason?: string
  /** Renders the only child, such as a link, with the style of a button. */
  asChild?: false
}

type SlotProps = BaseProps & {
  /** The child can't be loading or disabled. */
  asChild: true
  loading?: never
  disabledReason?: never
}

/** A button for an action. For a link that looks like a button, use `asChild`. */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  disabledReason,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps | SlotProps) {
  const reasonId = useId()
  const blocked = loading || disabledReason !== undefined
  const classes = cn(shape, looks[variant], heights[size], className)
  if (asChild)
    return (
      <Slot className={classes} onClick={onClick} aria-describedby={describedBy} {...rest}>
        {children}
      </Slot>
    )
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <>
      <button
        // Stays a submit button while blocked, so that Enter in a field clicks it and the guard stops the submission. A form with a
        // single field and no submit button would be submitted by Enter.
        // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
        type={type}
        data-slot="button"
        data-state={loading ? 'loading' : disabledReason === undefined ? 'ready' : 'disabled'}
        aria-disabled={blocked || undefined}
        aria-busy={loading || undefined}
        aria-describedby={[describedBy, disabledReason && reasonId].filter(Boolean).join(' ') || undefined}
        title={disabledReason}
        className={classes}
        onClick={guard}
        {...rest}
      >
        {loading && <Spinner className="absolute" />}
        <span className={cn('inline-flex items-center gap-2', loading && 'opacity-0')}>{children}</span>
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}
