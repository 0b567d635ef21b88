import type { NavItem, NavLink } from '#ui/shell/nav-item.ts'
import { paths } from '../paths.ts'

/** The links of the navigation bar for visitors (NAV-1). */
export const visitorItems: NavItem[] = [
  { label: 'Home', href: paths.home },
  { label: 'Plans', href: paths.plans },
  { label: 'About', href: paths.about },
  { label: 'Services', href: paths.services },
  {
    label: 'Trading',
    items: [
      { label: 'Cryptocurrencies', href: paths.cryptocurrencies },
      { label: 'Forex', href: paths.forex },
      { label: 'Shares', href: paths.shares },
      { label: 'Indices', href: paths.indices },
      { label: 'ETF', href: paths.etf },
      { label: 'Copy Trading', href: paths.copyTrading },
      { label: 'Automated Trading', href: paths.automatedTrading },
    ],
  },
  { label: 'Help Center', href: paths.helpCenter },
]

const security = { label: 'Security', href: paths.security, hint: 'How your account is protected' }

/** The links of the navigation bar for signed-in customers (NAV-2). Security only with a capability for it (CAP-3). */
export const customerItems = (withSecurity: boolean): NavItem[] => [
  { label: 'Dashboard', href: paths.dashboard },
  { label: 'Deposit', href: paths.deposit },
  { label: 'Withdrawal', href: paths.withdrawal },
  {
    label: 'Activity',
    items: [
      { label: 'Deposit history', href: paths.depositHistory, hint: 'Everything you deposited' },
      { label: 'Withdrawal history', href: paths.withdrawalHistory, hint: 'Everything you withdrew' },
    ],
  },
  {
    label: 'Account',
    items: [
      { label: 'Account', href: paths.account, hint: 'Your details, password and data' },
      ...(withSecurity ? [security] : []),
      { label: 'Upgrade account', href: paths.upgrade, hint: 'Compare the four plans' },
    ],
  },
]

/** In a phone's menu, Deposit and Withdrawal are buttons above the links. */
export const isMoneyPage = (item: NavItem) =>
  'href' in item && (item.href === paths.deposit || item.href === paths.withdrawal)

/** The links of the footer (FTR-1). */
export const footerLinks: NavLink[] = [
  { label: 'Services', href: paths.services },
  { label: 'Guides', href: paths.guides },
  { label: 'Plans', href: paths.plans },
  { label: 'Crypto Guides', href: `${paths.guides}#crypto` },
  { label: 'Terms of Use', href: paths.terms },
  { label: 'Privacy Policy', href: paths.privacy },
  { label: 'About', href: paths.about },
  { label: 'Help Center', href: paths.helpCenter },
]
