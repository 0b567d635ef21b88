import { expect, it } from 'vitest'
import { customerItems, footerLinks, visitorItems } from './nav-items.ts'

// Copied from the specification, not from the app.
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

it('NAV-1 lists a visitor’s links, with the seven trading pages under Trading', () => {
  expect(written(visitorItems)).toEqual([
    'Home /',
    'Plans /plans',
    'About /about',
    'Services /services',
    ['Trading', trading],
    'Help Center /help-center',
  ])
})

it('NAV-2 lists a customer’s pages, with the histories under Activity and the plans under Account', () => {
  expect(written(customerItems(false))).toEqual([
    'Dashboard /dashboard',
    'Deposit /dashboard/deposit',
    'Withdrawal /dashboard/withdrawal',
    [
      'Activity',
      ['Deposit history /dashboard/depositHistory', 'Withdrawal history /dashboard/withdrawalHistory'],
    ],
    ['Account', ['Account /dashboard/account', 'Upgrade account /dashboard/upgrade-account']],
  ])
})

it.each([true, false])('CAP-3 lists Security under Account only if the backend offers it: %s', (offered) => {
  const account = JSON.stringify(written(customerItems(offered)).at(-1))
  expect(account.includes('"Security /dashboard/security"')).toBe(offered)
})

it('FTR-1 lists the footer’s links', () => {
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
