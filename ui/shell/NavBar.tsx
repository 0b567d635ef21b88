import { Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { IconButton } from '../primitives/IconButton.tsx'
import {
  NavigationMenu,
  NavigationMenuEntry,
  NavigationMenuGroup,
  NavigationMenuLink,
} from '../primitives/NavigationMenu.tsx'
import { Logo } from './Logo.tsx'
import * as m from './messages.ts'
import { useScrolledPast } from './use-scrolled-past.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { NavItem } from './nav-item.ts'

/** How far the page must be scrolled before the bar is fixed at the top, in pixels (NAV-4). */
const FIXED_PAST = 100

type Props = Omit<ComponentProps<'header'>, 'children'> & {
  /** The name in the logo. */
  brandName: string
  /** The page that the logo leads to. */
  homeHref: string
  /** Links and groups of links, in the order of the bar. */
  items: NavItem[]
  /** The path of the current page. Its link is marked. */
  currentPath: string
  /** Whether MobileMenu is open. */
  menuOpen: boolean
  /** Called by the menu button. */
  onMenuOpen: () => void
  /** Called when the bar becomes wide enough to show its links beside an open menu. */
  onMenuClose: () => void
  /** Called when the pointer or the focus is on the menu button, for example to load the menu. */
  onMenuNear?: () => void
  /** Buttons at the end of the bar. The links are in the menu while the CSS container `bar` is narrower than 60rem. */
  actions: ReactNode
}

/** The navigation bar: links, groups of links and, on narrow screens, a button for the menu (NAV-1 to NAV-5). */
export function NavBar({
  brandName,
  homeHref,
  items,
  currentPath,
  menuOpen,
  onMenuOpen,
  onMenuClose,
  onMenuNear,
  actions,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const fixed = useScrolledPast(FIXED_PAST)
  const menuButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!menuOpen) return
    const closeInWideBar = () => menuButton.current?.getClientRects().length === 0 && onMenuClose()
    window.addEventListener('resize', closeInWideBar)
    return () => window.removeEventListener('resize', closeInWideBar)
  }, [menuOpen, onMenuClose])
  return (
    // The header keeps its height, so that the page doesn't shift when the bar becomes fixed.
    <header
      data-slot="nav-bar"
      data-state={fixed ? 'fixed' : 'static'}
      className={cn('h-15 print:hidden', className)}
      {...rest}
    >
      <div
        className={cn(
          'z-20 h-15 border-b border-line bg-page',
          fixed ? 'fixed inset-x-0 top-(--notices-height,0px)' : 'relative',
        )}
      >
        <div className="@container/bar mx-auto h-full max-w-content px-4 sm:px-5">
          <div className="flex h-full items-center gap-2">
            <Logo name={brandName} href={homeHref} className="me-auto @min-[60rem]/bar:me-2" />
            <NavigationMenu
              label={t(m.mainNavigation)}
              className="me-auto hidden text-sm @min-[60rem]/bar:block @max-[66rem]/bar:[&_a]:px-1.5 @max-[66rem]/bar:[&_button]:px-1.5"
            >
              {items.map((item) =>
                'items' in item ? (
                  <NavigationMenuGroup
                    key={item.label}
                    label={item.label}
                    current={item.items.some(({ href }) => href === currentPath)}
                  >
                    {item.items.map(({ label, href, hint }) => (
                      <NavigationMenuEntry key={href} href={href} hint={hint} current={href === currentPath}>
                        {label}
                      </NavigationMenuEntry>
                    ))}
                  </NavigationMenuGroup>
                ) : (
                  <NavigationMenuLink key={item.href} href={item.href} current={item.href === currentPath}>
                    {item.label}
                  </NavigationMenuLink>
                ),
              )}
            </NavigationMenu>
            {actions}
            <IconButton
              ref={menuButton}
              icon={<Menu />}
              label={t(m.menu)}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={onMenuOpen}
              onPointerEnter={onMenuNear}
              onFocus={onMenuNear}
              className="-me-2.5 size-[44px] min-h-[44px] @min-[60rem]/bar:hidden [&_svg]:size-[20px]"
            />
          </div>
        </div>
      </div>
    </header>
  )
}
