import { useEffect, useId, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Drawer } from '../primitives/Drawer.tsx'
import type { MouseEvent, ReactNode } from 'react'
import * as m from './messages.ts'
import type { NavItem, NavLink } from './nav-item.ts'

type Props = {
  /** Whether the menu is shown. */
  open: boolean
  /** Called when the menu should open or close. */
  onOpenChange: (open: boolean) => void
  /** Links and groups of links, the same as those of NavBar. */
  items: NavItem[]
  /** The path of the current page. Its link is marked. */
  currentPath: string
  /** Buttons above the links. */
  actions?: ReactNode
  /** Buttons and the theme switch, below the links. */
  footer?: ReactNode
}

/** The menu with the links of the navigation bar, for narrow screens (NAV-5). */
export function MobileMenu({ open, onOpenChange, items, currentPath, actions, footer }: Props) {
  const t = useTranslate()
  const id = useId()
  const openedAt = useRef(currentPath)
  const leaving = useRef(false)
  useEffect(() => {
    if (!open) return
    openedAt.current = currentPath
    leaving.current = false
    // Runs only when the menu opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])
  const closeOnLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    leaving.current = link.getAttribute('href') !== currentPath
    onOpenChange(false)
  }
  const keepFocusOnNewPage = (event: Event) => {
    if (leaving.current || openedAt.current !== currentPath) event.preventDefault()
  }
  const entry = ({ label, href }: NavLink, nested: boolean, className?: string) => (
    <li key={href} className={className}>
      <a
        href={href}
        aria-current={href === currentPath ? 'page' : undefined}
        className={cn(
          'flex min-h-12 items-center justify-between gap-3 rounded-control px-3 text-ink no-underline hover:text-link aria-[current=page]:bg-tint aria-[current=page]:font-semibold',
          nested ? 'text-base' : 'text-lg',
        )}
      >
        {label}
        {href === currentPath && (
          <span aria-hidden className="text-sm font-normal text-muted">
            {t(m.thisPage)}
          </span>
        )}
      </a>
    </li>
  )
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t(m.menu)}
      closeLabel={t(m.closeMenu)}
      onCloseAutoFocus={keepFocusOnNewPage}
    >
      {/* Handles clicks that bubble up from the links. Keyboard users reach the links themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={closeOnLink} className="grid gap-5">
        {actions !== undefined && <div className="grid grid-cols-2 gap-3">{actions}</div>}
        <nav aria-label={t(m.menu)}>
          <ul>
            {items.map((item, index) =>
              'items' in item ? (
                <li key={item.label} className="pt-4">
                  <p
                    id={`${id}${index}`}
                    className="mx-3 border-b border-line pb-1 text-sm font-medium text-muted"
                  >
                    {item.label}
                  </p>
                  <ul aria-labelledby={`${id}${index}`} className="pt-1">
                    {item.items.map((nested) => entry(nested, true))}
                  </ul>
                </li>
              ) : (
                // Otherwise it would look like one more link of the group before it.
                entry(
                  item,
                  false,
                  'items' in (items[index - 1] ?? {}) ? 'mt-4 border-t border-line pt-2' : undefined,
                )
              ),
            )}
          </ul>
        </nav>
        {footer !== undefined && <div className="grid gap-3 border-t border-line pt-5">{footer}</div>}
      </div>
    </Drawer>
  )
}
