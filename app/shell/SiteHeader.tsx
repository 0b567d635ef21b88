import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { NavBar } from '#ui/shell/NavBar.tsx'
import { ThemeToggle } from '#ui/shell/ThemeToggle.tsx'
import { lazy, Suspense, useCallback, useState } from 'react'
import { brand } from '../content/brand.ts'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { paths } from '../paths.ts'
import { signOut } from '../session/session.ts'
import { AmountsToggle } from './AmountsToggle.tsx'
import { visitorItems } from './nav-items.ts'
import { useCustomerItems } from './use-customer-items.ts'
import { chooseTheme, useTheme } from './use-theme.ts'

const loadMenu = () => import('./SiteMenu.tsx')
const SiteMenu = lazy(async () => ({ default: (await loadMenu()).SiteMenu }))

const wideBarOnly = 'hidden @min-[60rem]/bar:inline-flex'

/** The navigation bar (NAV-1, NAV-2). The code of the mobile menu is loaded when the pointer or the focus reaches its button. */
export function SiteHeader({ path, signedIn }: { path: string; signedIn: boolean }) {
  const theme = useTheme()
  const customerItems = useCustomerItems()
  const [menu, setMenu] = useState({ open: false, path, wanted: false })
  // A route change closes the menu (NAV-5).
  if (menu.path !== path) setMenu({ ...menu, open: false, path })
  const closeMenu = useCallback(() => setMenu((now) => ({ ...now, open: false })), [])
  const themeToggle = <ThemeToggle value={theme} onChange={chooseTheme} className={wideBarOnly} />
  return (
    <>
      <NavBar
        brandName={brand.name}
        homeHref={signedIn ? paths.dashboard : paths.home}
        items={signedIn ? customerItems : visitorItems}
        currentPath={path}
        menuOpen={menu.open}
        onMenuOpen={() => setMenu({ open: true, path, wanted: true })}
        onMenuClose={closeMenu}
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
      {menu.wanted && (
        <ChunkErrorBoundary
          fallback={
            <Callout tone="danger" live="assertive" title="The menu could not be loaded" className="m-4">
              Check your connection and reload the page.
            </Callout>
          }
        >
          <Suspense>
            <SiteMenu
              open={menu.open}
              onOpenChange={(open) => setMenu({ ...menu, open })}
              path={path}
              signedIn={signedIn}
            />
          </Suspense>
        </ChunkErrorBoundary>
      )}
    </>
  )
}
