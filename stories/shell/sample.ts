import type { NavItem } from '#ui/shell/nav-item.ts'

export const visitorItems: NavItem[] = [
  { label: 'Home', href: '/' },
  { label: 'Plans', href: '/plans' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  {
    label: 'Trading',
    items: [
      { label: 'Cryptocurrencies', href: '/trading/cryptocurrencies' },
      { label: 'Forex', href: '/trading/forex' },
      { label: 'Shares', href: '/trading/shares' },
    ],
  },
  { label: 'Help Center', href: '/help-center' },
]

export const customerItems: NavItem[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Deposit', href: '/dashboard/deposit' },
  { label: 'Withdrawal', href: '/dashboard/withdrawal' },
  {
    label: 'Activity',
    items: [
      { label: 'Deposit history', href: '/dashboard/depositHistory', hint: 'Everything you deposited' },
      { label: 'Withdrawal history', href: '/dashboard/withdrawalHistory', hint: 'Everything you withdrew' },
    ],
  },
  {
    label: 'Account',
    items: [
      { label: 'Account', href: '/dashboard/account', hint: 'Your details, password and data' },
      { label: 'Upgrade account', href: '/dashboard/upgrade-account', hint: 'Compare the four plans' },
    ],
  },
]

export const riskWarning = {
  text: "Don't invest unless you're prepared to lose all the money you invest. This is a high-risk investment and you should not expect to be protected if something goes wrong.",
  linkText: 'Take 2 mins to learn more',
  href: '#risk',
}
