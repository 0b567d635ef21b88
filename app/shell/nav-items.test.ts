import { expect, it } from 'vitest'
import { customerItems, footerLinks, visitorItems } from './nav-items.ts'

// As the specification writes them, not as the app does.
const trading = [
  'Cryptocurrencies /trading/cryptocurrencies',
  'Forex /trading/forex',
  'Shares /trading/shares',
  'Indices /trading/indices',
  'ETF /trading/etf',
  'Copy Trading /trading/copy-trading',
  'Automated Trading /trading/automated-trading',
]
const written = (items: typeof visitorItems): unknown[] =>
  items.map((item) => ('items' in item ? [item.label, written(item.items)] : `${item.label} ${item.href}`))

it('NAV-1 a visitor’s links, with the seven trading pages under Trading', () => {
  expect(written(visitorItems)).toEqual([
    'Home /',
    'Plans /plans',
    'About /about',
    'Services /services',
    ['Trading', trading],
    'Help Center /help-center',
  ])
})

it('NAV-2 a customer’s links are those of the dashboard, all of them', () => {
  expect(written(customerItems)).toEqual([
    'Dashboard /dashboard',
    'Deposit /dashboard/deposit',
    'Withdrawal /dashboard/withdrawal',
    'Deposit history /dashboard/depositHistory',
    'Withdrawal history /dashboard/withdrawalHistory',
    'Account /dashboard/account',
    'Upgrade account /dashboard/upgrade-account',
  ])
})

it('FTR-1 the footer’s links', () => {
  expect(written(footerLinks)).toEqual([
    'Services /services',
    'Guides /guides',
    'Plans /plans',
    'Crypto Guides /guides#crypto',
    'Terms of Use /terms-of-use',
    'Privacy Policy /privacy-policy',
    'About /about',
    'Help Center /help-center',
  ])
})
