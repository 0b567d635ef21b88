import { cn } from '#ui/lib/cn.ts'
import { AmountsHidden } from '#ui/money/amounts-hidden.ts'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { SkipLink } from '#ui/primitives/SkipLink.tsx'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { CustomerNotices } from '../money/CustomerNotices.tsx'
import { promotesInvesting } from '../paths.ts'
import { useAmountsHidden } from '../storage/amounts-hidden.ts'
import { isAppShell, useSession } from '../session/session.ts'
import { useCustomer } from '../session/use-customer.ts'
import { BottomNotices } from './BottomNotices.tsx'
import { canonicalPath } from '../routing/canonical-path.ts'
import { RouteOverlays } from './RouteOverlays.tsx'
import { AppLoadError } from '../errors/AppLoadError.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { TradeNotice } from './TradeNotice.tsx'
import { TopNotices } from './TopNotices.tsx'
import { useClientLinks } from '../routing/use-client-links.ts'
import { useGuard } from '../routing/use-guard.ts'
import { useHydrated } from '../start/use-hydrated.ts'
import { usePageEntry } from '../routing/use-page-entry.ts'

export function RootLayout() {
  const path = canonicalPath(useLocation().pathname)
  const noticed = promotesInvesting.includes(path)
  const signedIn = useSession() !== null
  const elsewhere = useGuard(path)
  useClientLinks()
  usePageEntry(path)
  return (
    <AmountsHidden value={useAmountsHidden()}>
      <div
        className={cn('flex min-h-dvh flex-col', !noticed && '[--notices-height:0px]')}
        inert={isAppShell()}
      >
        <SkipLink />
        {noticed && <TopNotices />}
        <SiteHeader path={path} signedIn={signedIn} />
        <main id="main" tabIndex={-1} className="grow">
          {elsewhere === null ? <Outlet /> : <Navigate replace to={elsewhere} />}
        </main>
        {!signedIn && <SiteFooter />}
        <BottomNotices path={path} />
      </div>
      <TradeNotice />
      <ScrollRestoration />
      {signedIn && <FreshDetails />}
      <OnceAlive path={path} leaving={elsewhere !== null} />
    </AmountsHidden>
  )
}

function OnceAlive(where: { path: string; leaving: boolean }) {
  if (!useHydrated()) return <AppLoadError />
  return (
    <>
      <RouteOverlays {...where} />
      <CustomerNotices />
      <LiveRegion />
    </>
  )
}

/** SES-2: whatever the page, the details of a signed-in customer are fetched afresh on start. */
function FreshDetails() {
  useCustomer()
  return null
}
