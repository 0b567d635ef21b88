import { ChevronDown } from 'lucide-react'
import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { cn } from '../lib/cn.ts'

const entryStyle =
  'flex min-h-11 items-center gap-1.5 rounded-control px-3 font-medium text-ink no-underline transition-colors hover:bg-sunken aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-8'

type Props = Omit<ComponentProps<'nav'>, 'aria-label'> & {
  /** The accessible name of the landmark, such as 'Main'. */
  label: string
}

/**
 * A bar of links and groups of links. It doesn't use Radix's NavigationMenu, whose focus guards are focusable although they are hidden
 * from screen readers. axe reports that as an error.
 */
export function NavigationMenu({ label, className, children, ...rest }: Props) {
  return (
    <nav data-slot="navigation-menu" aria-label={label} className={className} {...rest}>
      <ul className="relative flex flex-wrap items-center gap-1">{children}</ul>
    </nav>
  )
}

type LinkProps = ComponentProps<'a'> & {
  /** The address of the page. */
  href: string
  /** Marks the current page. */
  current?: boolean
}

/** A link in the bar. */
export function NavigationMenuLink({ current, className, children, ...rest }: LinkProps) {
  return (
    <li>
      <a aria-current={current ? 'page' : undefined} className={cn(entryStyle, className)} {...rest}>
        {children}
      </a>
    </li>
  )
}

const CloseGroup = createContext(() => {})

type GroupProps = Omit<ComponentProps<'li'>, 'onToggle'> & {
  /** The text of the button that opens the panel. */
  label: ReactNode
  /** One of the entries is the current page. */
  current?: boolean
  /** Whether the panel is open at first. */
  defaultOpen?: boolean
}

/**
 * A button that opens a panel with {@link NavigationMenuEntry} links. Escape, a choice and a click elsewhere close it. It doesn't use
 * Radix's Collapsible, which measures its panel and renders twice when the page loads.
 */
export function NavigationMenuGroup({
  label,
  current,
  defaultOpen = false,
  className,
  children,
  ...rest
}: GroupProps) {
  const [open, setOpen] = useState(defaultOpen)
  const panel = useId()
  const root = useRef<HTMLLIElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) trigger.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])
  return (
    // In a narrow bar, the panel may use the whole width, not only the space after the button.
    <li ref={root} className={cn('sm:relative', className)} {...rest}>
      <button
        ref={trigger}
        type="button"
        aria-current={current ? 'true' : undefined}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        className={cn(entryStyle, 'group')}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </button>
      {open && (
        <div
          id={panel}
          className="absolute start-0 top-full z-40 mt-2 w-72 max-w-full rounded-card border border-line bg-raised p-1.5 shadow-float transition-opacity sm:max-w-none starting:opacity-0"
        >
          <CloseGroup value={() => setOpen(false)}>
            <ul>{children}</ul>
          </CloseGroup>
        </div>
      )}
    </li>
  )
}

/** A link inside a group, with an optional line of text below its name. */
export function NavigationMenuEntry({
  href,
  current,
  hint,
  className,
  children,
  onClick,
  ...rest
}: LinkProps & {
  /** A line of text below the name. */
  hint?: ReactNode
}) {
  const close = use(CloseGroup)
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className={cn(
          entryStyle,
          'flex-col items-start justify-center gap-0 py-2 aria-[current]:bg-accent-soft aria-[current]:no-underline forced-colors:aria-[current]:underline',
          className,
        )}
        onClick={(event) => {
          onClick?.(event)
          close()
        }}
        {...rest}
      >
        <span>{children}</span>
        {hint !== undefined && <span className="text-sm font-normal text-muted">{hint}</span>}
      </a>
    </li>
  )
}
