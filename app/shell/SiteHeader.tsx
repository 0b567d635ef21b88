import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { NavBar } from '#ui/shell/NavBar.tsx'
import { ThemeToggle } from '#ui/shell/ThemeToggle.tsx'
import { lazy, Suspense, useState } from 'react'
import { brand } from '../content/brand.ts'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { paths } from '../paths.ts'
import { signOut } from '../session/session.ts'
import { customerItems, visitorItems } from './nav-items.ts'
import { chooseTheme, useTheme } from './use-theme.ts'

const loadMenu = () => import('./SiteMenu.tsx')
const SiteMenu = lazy(async () => ({ default: (await loadMenu()).SiteMenu }))

export function SiteHeader({ path, signedIn }: { path: string; signedIn: boolean }) {
  const theme = useTheme()
  const [menu, setMenu] = useState({ open: false, path, wanted: false })
  // A route change closes the menu (NAV-5).
  if (menu.path !== path) setMenu({ ...menu, open: false, path })
  const items = signedIn ? customerItems : visitorItems
  return (
    <>
      <NavBar
        brandName={brand.name}
        homeHref={signedIn ? paths.dashboard : paths.home}
        items={items}
        currentPath={path}
        menuOpen={menu.open}
        onMenuOpen={() => setMenu({ open: true, path, wanted: true })}
        onMenuNear={() => void loadMenu().catch(() => {})}
        extras={<ThemeToggle value={theme} onChange={chooseTheme} />}
        actions={
          signedIn ? (
            <Button
              variant="secondary"
              size="sm"
              onClick={signOut}
              className="hidden whitespace-nowrap @min-[17rem]/bar:inline-flex"
            >
              Logout
            </Button>
          ) : (
            <>
              <Button
                asChild
                variant="quiet"
                size="sm"
                className="hidden whitespace-nowrap @min-[17rem]/bar:inline-flex"
              >
                <a href={paths.signIn}>Sign in</a>
              </Button>
              <Button asChild size="sm" className="hidden whitespace-nowrap @min-[26rem]/bar:inline-flex">
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
              items={items}
              path={path}
              signedIn={signedIn}
            />
          </Suspense>
        </ChunkErrorBoundary>
      )}
    </>
  )
}
