import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { needsSignIn, paths, promotesInvesting, returnPath, showsTips, signInFor, titles } from './paths.ts'

it('RT-1 … RT-25 lists every path with its title', () => {
  expect(Object.values(paths).map((path) => `${path} ${titles[path]}`)).toMatchInlineSnapshot(`
    [
      "/ Home",
      "/plans Crypto Investment Prices",
      "/about About Us",
      "/services Services",
      "/help-center Contact Us",
      "/guides Guides",
      "/terms-of-use Terms of Use",
      "/privacy-policy Privacy Policy",
      "/contact Contact",
      "/sign-in Sign in",
      "/sign-up Create account",
      "/trading/cryptocurrencies Cryptocurrencies",
      "/trading/forex Forex",
      "/trading/shares Shares",
      "/trading/indices Indices",
      "/trading/etf ETF",
      "/trading/copy-trading Copy Trading",
      "/trading/automated-trading Automated Trading",
      "/dashboard Dashboard",
      "/dashboard/account Account",
      "/dashboard/upgrade-account Upgrade account",
      "/dashboard/security Security",
      "/dashboard/deposit Deposit",
      "/dashboard/depositHistory Deposit history",
      "/dashboard/withdrawal Withdrawal",
      "/dashboard/withdrawalHistory Withdrawal history",
    ]
  `)
})

it('GRD-1 the paths under /dashboard, and no others, need a signed-in customer', () => {
  expect(Object.values(paths).filter(needsSignIn)).toEqual([
    paths.dashboard,
    paths.account,
    paths.upgrade,
    paths.security,
    paths.deposit,
    paths.depositHistory,
    paths.withdrawal,
    paths.withdrawalHistory,
  ])
  expect(needsSignIn('/anything/dashboard/else')).toBe(true)
})

it.each([
  ['/dashboard/deposit', '/dashboard/deposit'],
  ['/dashboard/depositHistory?status=failed&page=2', '/dashboard/depositHistory?status=failed&page=2'],
  ['/guides#risk', '/guides#risk'],
  ['/', '/'],
  [null, '/dashboard'],
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['dashboard/deposit', '/dashboard'],
  ['/sign-in', '/dashboard'],
  ['/sign-up', '/dashboard'],
  ['/nowhere', '/dashboard'],
  ['//evil.example/dashboard', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['https://evil.example/dashboard', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/dashboard/../sign-in', '/dashboard'],
  ['/..//evil.example/plans', '/dashboard'],
])('GRD-2 after sign-in %j leads to %s', (next, expected) => {
  expect(returnPath(next)).toBe(expected)
})

it('GRD-2 the address given to the sign-in page comes back unchanged', () => {
  const wanted = '/dashboard/withdrawalHistory?q=a%26b&from=2026-01-01#top'
  const next = new URL(signInFor(wanted), 'https://app.invalid').searchParams.get('next')
  expect(returnPath(next)).toBe(wanted)
})

it('GLB-5 tips appear on public pages only, and on none that has a form', () => {
  expect(Object.values(paths).filter(showsTips)).toEqual([
    paths.home,
    paths.plans,
    paths.about,
    paths.services,
    paths.guides,
    paths.terms,
    paths.privacy,
    paths.contact,
    paths.cryptocurrencies,
    paths.forex,
    paths.shares,
    paths.indices,
    paths.etf,
    paths.copyTrading,
    paths.automatedTrading,
  ])
  // The pages whose code has a form, by the names of their routes.
  const routes = readFileSync('app/routes.tsx', 'utf8')
  const pageOf = (path: string) => {
    const name = Object.entries(paths).find(([, each]) => each === path)?.[0]
    const file = new RegExp(`paths\\.${name}\\b[^]*?import\\('\\./([^']+)'\\)`).exec(routes)?.[1]
    return readFileSync(`app/${file}`, 'utf8')
  }
  for (const path of Object.values(paths).filter(showsTips))
    expect(pageOf(path)).not.toMatch(/<form|<\w+Form\b/)
  expect(pageOf(paths.helpCenter)).toMatch(/<\w+Form\b/)
})

it('FAIR-2 only pages that promote nothing are without the risk warning', () => {
  expect(Object.values(paths).filter((path) => !promotesInvesting.includes(path))).toEqual([
    paths.helpCenter,
    paths.terms,
    paths.privacy,
    paths.contact,
    paths.signIn,
    paths.dashboard,
    paths.account,
    paths.security,
    paths.deposit,
    paths.depositHistory,
    paths.withdrawal,
    paths.withdrawalHistory,
  ])
})
