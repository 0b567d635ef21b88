/** Every path of the app. Links, redirects, the routes, the build and the end-to-end tests use this list. */
export const paths = {
  home: '/',
  plans: '/plans',
  about: '/about',
  services: '/services',
  helpCenter: '/help-center',
  guides: '/guides',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  contact: '/contact',
  signIn: '/sign-in',
  signUp: '/sign-up',
  cryptocurrencies: '/trading/cryptocurrencies',
  forex: '/trading/forex',
  shares: '/trading/shares',
  indices: '/trading/indices',
  etf: '/trading/etf',
  copyTrading: '/trading/copy-trading',
  automatedTrading: '/trading/automated-trading',
  dashboard: '/dashboard',
  account: '/dashboard/account',
  upgrade: '/dashboard/upgrade-account',
  security: '/dashboard/security',
  deposit: '/dashboard/deposit',
  depositHistory: '/dashboard/depositHistory',
  withdrawal: '/dashboard/withdrawal',
  withdrawalHistory: '/dashboard/withdrawalHistory',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** The page titles (RT-1 to RT-25), shown as '{title} | {brand}'. */
export const titles: Record<Path, string> = {
  '/': 'Home',
  '/plans': 'Crypto Investment Prices',
  '/about': 'About Us',
  '/services': 'Services',
  '/help-center': 'Contact Us',
  '/guides': 'Guides',
  '/terms-of-use': 'Terms of Use',
  '/privacy-policy': 'Privacy Policy',
  '/contact': 'Contact',
  '/sign-in': 'Sign in',
  '/sign-up': 'Create account',
  '/trading/cryptocurrencies': 'Cryptocurrencies',
  '/trading/forex': 'Forex',
  '/trading/shares': 'Shares',
  '/trading/indices': 'Indices',
  '/trading/etf': 'ETF',
  '/trading/copy-trading': 'Copy Trading',
  '/trading/automated-trading': 'Automated Trading',
  '/dashboard': 'Dashboard',
  '/dashboard/account': 'Account',
  '/dashboard/upgrade-account': 'Upgrade account',
  '/dashboard/security': 'Security',
  '/dashboard/deposit': 'Deposit',
  '/dashboard/depositHistory': 'Deposit history',
  '/dashboard/withdrawal': 'Withdrawal',
  '/dashboard/withdrawalHistory': 'Withdrawal history',
}

/** The title of the page at a path, or 'Not found'. */
export const pageTitle = (path: string) => titles[path as Path] ?? 'Not found'

/** The pages that promote investing. Each shows the risk warning at its top (FAIR-2). */
export const promotesInvesting: readonly string[] = [
  paths.home,
  paths.plans,
  paths.about,
  paths.services,
  paths.guides,
  paths.signUp,
  paths.cryptocurrencies,
  paths.forex,
  paths.shares,
  paths.indices,
  paths.etf,
  paths.copyTrading,
  paths.automatedTrading,
  paths.upgrade,
]

const formsAndLegalTexts: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.helpCenter,
  paths.terms,
  paths.privacy,
]

/** Whether a page may open with the notice at start: public, without a form, and no legal text (GLB-4). */
export const showsTradeNotice = (path: string) => !needsSignIn(path) && !formsAndLegalTexts.includes(path)

/** Whether tips appear on a page. They would distract from a form, and from a customer's own pages (GLB-5). */
export const showsTips = (path: string) =>
  !needsSignIn(path) && path !== paths.signIn && path !== paths.signUp && path !== paths.helpCenter

/** Whether a path is for signed-in customers only: the dashboard and everything under it (GRD-1). */
export const needsSignIn = (path: string) => path.includes('/dashboard')

/** Where to go after sign-in (GRD-2): `next` if it is a path of this app, otherwise the dashboard. Never another site. */
export function returnPath(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return paths.dashboard
  const { origin, pathname, search, hash } = new URL(next, 'https://app.invalid')
  const known = (Object.values(paths) as string[]).includes(pathname)
  const usable =
    origin === 'https://app.invalid' && known && pathname !== paths.signIn && pathname !== paths.signUp
  return usable ? pathname + search + hash : paths.dashboard
}

/** The address of the sign-in page that leads to `wanted` afterwards. */
export const signInFor = (wanted: string) => `${paths.signIn}?next=${encodeURIComponent(wanted)}`

/** The sign-in or sign-up page with the page that follows, so that changing from one to the other keeps it (UPG-2). */
export function withNext(page: typeof paths.signIn | typeof paths.signUp, next: string | null) {
  const wanted = returnPath(next)
  return wanted === paths.dashboard ? page : `${page}?next=${encodeURIComponent(wanted)}`
}

/** The deposit page for a chosen plan (UPG-2), by the plan's id in app/content/plans.ts. */
export const depositForPlan = (planId: string) => `${paths.deposit}?plan=${encodeURIComponent(planId)}`
