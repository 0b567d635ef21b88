import { Link } from '#ui/primitives/Link.tsx'
import { NoticeStrip } from '#ui/shell/NoticeStrip.tsx'
import { Unplug } from 'lucide-react'
import { cn } from '#ui/lib/cn.ts'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { SkipLink } from '#ui/primitives/SkipLink.tsx'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { CustomerNotices } from '../money/CustomerNotices.tsx'
import { promotesInvesting, showsTradeNotice } from '../paths.ts'
import { useAmountsHidden } from '../storage/amounts-hidden-setting.ts'
import { isAppShell, useSession } from '../session/session.ts'
import { useCustomer } from '../session/use-customer.ts'
import { BottomNotices } from './BottomNotices.tsx'
import { canonicalPath } from '../routing/canonical-path.ts'
import { RouteOverlays } from './RouteOverlays.tsx'
import { SlowPage } from './SlowPage.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { TradeNotice } from './TradeNotice.tsx'
import { TopNotices } from './TopNotices.tsx'
import { useClientLinks } from '../routing/use-client-links.ts'
import { useGuard } from '../routing/use-guard.ts'
import { useSlowNavigation, type SlowNavigation } from '../routing/use-slow-navigation.ts'
import { useHydrated } from '../start/use-hydrated.ts'
import { usePageEntry } from '../routing/use-page-entry.ts'

// Created once: a part that waits for its code must not be rendered again.
const footer = <SiteFooter />

/** The frame around every page, with its notices and overlays. Sends visitors to sign in before a customer's page (GRD-1). */
export function RootLayout() {
  const path = canonicalPath(useLocation().pathname)
  const noticed = promotesInvesting.includes(path)
  const signedIn = useSession() !== null
  const elsewhere = useGuard(path)
  const slow = useSlowNavigation()
  const skeletonOf = slow?.shows === 'skeleton' ? slow.path : null
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
        <main
          id="main"
          tabIndex={-1}
          // The page that is being left keeps its state, in case the next one can't be loaded.
          className={cn('grow', skeletonOf !== null && '*:not-data-[slot=page-skeleton]:hidden')}
        >
          {skeletonOf !== null && <SlowPage path={skeletonOf} shows="skeleton" />}
          {elsewhere === null ? <Outlet /> : <Redirect to={elsewhere} />}
        </main>
        {!signedIn && elsewhere === null && footer}
        <BottomNotices path={path} />
      </div>
      {showsTradeNotice(path) && <TradeNotice />}
      <ScrollRestoration />
      {signedIn && <FreshDetails />}
      <OnceAlive path={path} leaving={elsewhere !== null} slow={slow} />
    </AmountsHidden>
  )
}

/** Redirects, and shows a skeleton of the next page until its code is loaded. */
function Redirect({ to }: { to: string }) {
  const [path = ''] = to.split(/[?#]/)
  return (
    <>
      <Navigate replace to={to} />
      <SlowPage path={path} shows="skeleton" />
    </>
  )
}

function OnceAlive(where: { path: string; leaving: boolean; slow: SlowNavigation | null }) {
  if (!useHydrated()) return <AppLoadError />
  return (
    <>
      <RouteOverlays {...where} />
      <CustomerNotices />
      <LiveRegion />
    </>
  )
}

/** Fetches the customer's details at start, on pages that don't show them too (SES-2). */
function FreshDetails() {
  useCustomer()
  return null
}

/** Part of each page's HTML, but hidden. build/first-paint/boot.js shows it if the app can't be loaded (FAIR-7). */
function AppLoadError() {
  return (
    <NoticeStrip id="app-load-error" hidden icon={<Unplug />} className="fixed inset-x-0 bottom-0 z-30">
      This page could not be loaded completely, and nothing can be sent from it. Check your connection and{' '}
      <Link href="">reload it</Link>.
    </NoticeStrip>
  )
}
