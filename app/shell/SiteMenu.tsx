import { Button } from '#ui/primitives/Button.tsx'
import { ThemeSwitch } from '#ui/primitives/ThemeSwitch.tsx'
import { MobileMenu } from '#ui/shell/MobileMenu.tsx'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { paths } from '../paths.ts'
import { signOut } from '../session/session.ts'
import { isMoneyPage, visitorItems } from './nav-items.ts'
import { useCustomerItems } from './use-customer-items.ts'
import { chooseTheme, useTheme } from './use-theme.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  path: string
  signedIn: boolean
}

/** The menu for narrow screens. The header loads it when the pointer or the focus reaches its button. */
export function SiteMenu({ path, signedIn, ...rest }: Props) {
  const customerItems = useCustomerItems()
  return (
    <MobileMenu
      {...rest}
      currentPath={path}
      items={signedIn ? customerItems.filter((item) => !isMoneyPage(item)) : visitorItems}
      actions={signedIn ? <MoneyButtons /> : undefined}
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
          <ThemeSwitch className="w-full" value={useTheme()} onChange={chooseTheme} />
        </>
      }
    />
  )
}

function MoneyButtons() {
  return (
    <>
      <Button asChild>
        <a href={paths.deposit}>
          <ArrowDownLeft aria-hidden className="size-4" /> Deposit
        </a>
      </Button>
      <Button asChild variant="secondary">
        <a href={paths.withdrawal}>
          <ArrowUpRight aria-hidden className="size-4" /> Withdrawal
        </a>
      </Button>
    </>
  )
}
