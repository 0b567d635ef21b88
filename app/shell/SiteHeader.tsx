import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { NavBar } from '#ui/shell/NavBar.tsx'
import { ThemeToggle } from '#ui/shell/ThemeToggle.tsx'
import { useState } from 'react'
import { brand } from '../content/brand.ts'
import { paths } from '../paths.ts'
import { signOut } from '../session/session.ts'
import { AmountsToggle } from './AmountsToggle.tsx'
import { visitorItems } from './nav-items.ts'
import type { SiteMenu } from './SiteMenu.tsx'
import { useCustomerItems } from './use-customer-items.ts'
import { chooseTheme, useTheme } from './use-theme.ts'

const loadMenu = () => import('./SiteMenu.tsx')

const wideBarOnly = 'hidden @min-[60rem]/bar:inline-flex'

/**
 * The navigation bar (NAV-1, NAV-2). The code of the mobile menu is loaded when the pointer or the focus reaches its button. Not with
 * React's `lazy`, which keeps a failure: each press of the button tries again.
 */
export function SiteHeader({ path, signedIn }: { path: string; signedIn: boolean }) {
  const theme = useTheme()
  const customerItems = useCustomerItems()
  const [Menu, setMenu] = useState<typeof SiteMenu>()
  const [shown, setShown] = useState({ path, open: false, failed: false })
  const show = (open: boolean, failed = false) => setShown({ path, open, failed })
  // A route change closes the menu (NAV-5).
  if (shown.path !== path) show(false)
  const openMenu = () => {
    show(true)
    loadMenu().then(
      (loaded) => setMenu(() => loaded.SiteMenu),
      () => show(false, true),
    )
  }
  const themeToggle = <ThemeToggle value={theme} onChange={chooseTheme} className={wideBarOnly} />
  return (
    <>
      <NavBar
        brandName={brand.name}
        homeHref={signedIn ? paths.dashboard : paths.home}
        items={signedIn ? customerItems : visitorItems}
        currentPath={path}
        menuOpen={shown.open}
        onMenuOpen={openMenu}
        onMenuClose={() => show(false)}
        onMenuNear={() => void loadMenu().catch(() => {})}
        actions={
          signedIn ? (
            <>
              <AmountsToggle />
              {themeToggle}
              <Button variant="secondary" size="sm" onClick={signOut} className={wideBarOnly}>
                Logout
              </Button>
            </>
          ) : (
            <>
              {themeToggle}
              <Button
                asChild
                variant="quiet"
                size="sm"
                className="hidden whitespace-nowrap @min-[17rem]/bar:inline-flex"
              >
                <a href={paths.signIn}>Sign in</a>
              </Button>
              {/* The home page has its own pair of buttons in the first screen. */}
              <Button
                asChild
                variant={path === '/' ? 'quiet' : 'primary'}
                size="sm"
                className="hidden whitespace-nowrap @min-[26rem]/bar:inline-flex"
              >
                <a href={paths.signUp}>Create account</a>
              </Button>
            </>
          )
        }
      />
      {shown.failed && (
        // Below the bar, where the pressed button is.
        <Callout
          tone="danger"
          live="assertive"
          title="The menu could not be loaded"
          className="fixed inset-x-0 top-(--notices-height,0px) z-20 mt-15"
        >
          Try again, or reload the page.
        </Callout>
      )}
      {Menu && <Menu open={shown.open} onOpenChange={show} path={path} signedIn={signedIn} />}
    </>
  )
}
