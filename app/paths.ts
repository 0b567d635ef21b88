/** Every path of the app, once. Links, redirects, the route table, the build's prerender and the journeys read this. */
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
  deposit: '/dashboard/deposit',
  depositHistory: '/dashboard/depositHistory',
  withdrawal: '/dashboard/withdrawal',
  withdrawalHistory: '/dashboard/withdrawalHistory',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** RT-1 to RT-25: the page titles, shown as '{title} | {brand}'. */
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
  '/dashboard/deposit': 'Deposit',
  '/dashboard/depositHistory': 'Deposit history',
  '/dashboard/withdrawal': 'Withdrawal',
  '/dashboard/withdrawalHistory': 'Withdrawal history',
}

export const pageTitle = (path: string) => titles[path as Path] ?? 'Not found'

/** FAIR-2: the pages that promote investing; each carries the risk warning at its top. */
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

/** GRD-1: every dashboard route, and anything under it. */
export const needsSignIn = (path: string) => path.includes('/dashboard')

/** GRD-2: where to go after sign-in. Only a path of this app is taken, never another site's address. */
export function returnPath(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return paths.dashboard
  const { origin, pathname, search, hash } = new URL(next, 'https://app.invalid')
  const known = (Object.values(paths) as string[]).includes(pathname)
  const usable =
    origin === 'https://app.invalid' && known && pathname !== paths.signIn && pathname !== paths.signUp
  return usable ? pathname + search + hash : paths.dashboard
}

/** The sign-in page, told where the customer wanted to go. */
export const signInFor = (wanted: string) => `${paths.signIn}?next=${encodeURIComponent(wanted)}`
