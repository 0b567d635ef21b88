import { Button } from '#ui/primitives/Button.tsx'
import { ThemeSwitch } from '#ui/primitives/ThemeSwitch.tsx'
import { MobileMenu } from '#ui/shell/MobileMenu.tsx'
import type { NavItem } from '#ui/shell/nav-item.ts'
import { paths } from '../paths.ts'
import { signOut } from '../session/session.ts'
import { chooseTheme, useTheme } from './use-theme.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  items: NavItem[]
  path: string
  signedIn: boolean
}

/** The menu for narrow screens. The header loads it when the pointer or the focus reaches its button. */
export function SiteMenu({ path, signedIn, ...rest }: Props) {
  return (
    <MobileMenu
      {...rest}
      currentPath={path}
      footer={
        <>
          {signedIn ? (
            <Button variant="secondary" onClick={signOut}>
              Logout
            </Button>
          ) : (
            <>
              <Button asChild>
                <a href={paths.signUp}>Create account</a>
              </Button>
              <Button asChild variant="secondary">
                <a href={paths.signIn}>Sign in</a>
              </Button>
            </>
          )}
          <ThemeSwitch value={useTheme()} onChange={chooseTheme} />
        </>
      }
    />
  )
}
