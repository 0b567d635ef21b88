import type { Browser, Page, TestInfo } from '@playwright/test'
import { paths, titles, type Path } from '#app/paths.ts'
import { toMethods } from './deposit-support.ts'
import { dialog } from './own-customer.ts'
import { pages as publicPages } from './public-support.ts'
import {
  answering,
  differenceBetween,
  openWhole,
  openWith,
  screenshotOf,
  saveDifference,
  signInUnchanging,
  withoutTheCall,
  type Discovery,
} from './screenshot-support.ts'
import { expect, showAddress, test } from './support.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Brings a page to what its screenshot shows. */
type View = (page: Page) => Promise<void>
type Views = Record<string, View>
/** A page of the backend of before, and one of the backend that it is compared with. */
type Pages = readonly [before: Page, after: Page]

const open = (page: Page, path: Path) => openWhole(page, path, titles[path])
const opens =
  (path: Path): View =>
  (page) =>
    open(page, path)

const ofVisitors: Views = {
  home: async (page) => {
    await open(page, paths.home)
    await expect(page.getByRole('row', { name: /Bitcoin/ })).toContainText('$100,000.00')
  },
  plans: opens(paths.plans),
  'help center': opens(paths.helpCenter),
  'sign-in': opens(paths.signIn),
  'password reset': async (page) => {
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(page.getByLabel('Seed phrase')).toBeVisible()
  },
  'sign-up': opens(paths.signUp),
}

const viewsOf = (...all: Path[]): Views => Object.fromEntries(all.map((path) => [titles[path], opens(path)]))

const toRead = viewsOf(paths.about, paths.services, paths.guides, paths.terms, paths.privacy, paths.contact)
const ofTrading = viewsOf(...publicPages.filter((path) => path.startsWith('/trading/')))

const account: Views = {
  account: async (page) => {
    await open(page, paths.account)
    await expect(page.getByRole('main')).toContainText('1 Sample Street')
  },
  'upgrade account': opens(paths.upgrade),
  // On the page before.
  menu: async (page) => {
    await page.getByRole('button', { name: /^(Menu|Account)$/ }).click()
    await expect(page.getByRole('link', { name: /^Upgrade account/ })).toBeVisible()
  },
}

const ofCustomers: Views = {
  dashboard: async (page) => {
    await open(page, paths.dashboard)
    await expect(page.getByRole('region', { name: 'Latest activity' }).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('figure')).toHaveCount(2)
    await expect(page.getByText('The market widgets could not be loaded')).toBeVisible()
  },
  ...account,
  'deposit, the amount': async (page) => {
    await open(page, paths.deposit)
    await expect(page.getByRole('main')).toContainText('Available to withdraw now$3,250.17')
  },
  'deposit, the transfer': async (page) => {
    await toMethods(page, '620')
    await showAddress(page)
  },
  'deposit history': async (page) => {
    await open(page, paths.depositHistory)
    await expect(page.getByRole('main')).toContainText('$12,000.00')
  },
  'a deposit': async (page) => {
    await page.locator('[data-opens="d4"]').click()
    await expect(dialog(page, 'Deposit')).toContainText('DEP-SAMPLE-0004')
  },
  'withdrawal history': async (page) => {
    await open(page, paths.withdrawalHistory)
    await expect(page.getByRole('main')).toContainText('$1,000.01')
  },
  'a withdrawal': async (page) => {
    await page.locator('[data-opens="w3"]').click()
    await expect(dialog(page, 'Withdrawal')).toContainText('WDR-SAMPLE-0003')
  },
  'withdrawal to a bank': async (page) => {
    await open(page, paths.withdrawal)
    await page.getByRole('tab', { name: 'Bank transfer' }).click()
    await expect(page.getByLabel('Bank SWIFT code')).toBeVisible()
  },
  'withdrawal to a wallet': async (page) => {
    await page.getByRole('tab', { name: 'Crypto' }).click()
    await page.getByLabel('Amount in USD').fill('120')
    await page.getByLabel('Wallet address').fill('0x52908400098527886E0F7030069857D2E4169EE7')
  },
  'review of a withdrawal': async (page) => {
    await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
    await expect(page.getByRole('button', { name: /^Okay, withdraw/ })).toBeVisible()
  },
}

const openBoth = async (browser: Browser, before: Discovery, after: Discovery): Promise<Pages> => [
  await openWith(browser, before),
  await openWith(browser, after),
]

/** Takes a screenshot of each view in both themes, with the backend of before and with the other. Returns how many there are, and which differ. */
async function compare([before, after]: Pages, views: Views, info?: TestInfo) {
  const different: string[] = []
  const taken = new Set<string>()
  for (const [name, view] of Object.entries(views)) {
    await Promise.all([view(before), view(after)])
    for (const theme of ['light', 'dark'] as const) {
      const [was, is] = await Promise.all([screenshotOf(before, theme), screenshotOf(after, theme)])
      taken.add(is.toString('base64'))
      const difference = differenceBetween(was, is)
      if (!difference) continue
      different.push(`${name}, ${theme}`)
      if (info) await saveDifference(difference, `${name}, ${theme}`, info)
    }
  }
  await Promise.all([before.context().close(), after.context().close()])
  // No two views look the same, so none of them is a loader or another page.
  return { screenshots: taken.size, different }
}

const expectSame = async (pages: Pages, views: Views, screenshots: number) =>
  expect(await compare(pages, views, test.info())).toEqual({ screenshots, different: [] })

// A backend of before either has no such call, which is optional, or names no capabilities in its response.
for (const [width, old, before, after] of [
  [
    375,
    'a sandbox whose answer has no list',
    answering({ mode: 'sandbox' }),
    answering({ mode: 'sandbox', capabilities: [] }),
  ],
  [1280, 'a live backend without the call', withoutTheCall, answering({ capabilities: [] })],
] as const)
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    test(`CAP-0 CAP-1: at ${width} pixels, with an empty list a visitor’s pages are those with ${old}, pixel for pixel`, async ({
      browser,
    }) => {
      await expectSame(await openBoth(browser, before, after), ofVisitors, 12)
    })

    test(`CAP-0 CAP-1: at ${width} pixels, with an empty list the pages to read are those with ${old}, pixel for pixel`, async ({
      browser,
    }) => {
      await expectSame(await openBoth(browser, before, after), toRead, 12)
    })

    test(`CAP-0 CAP-1: at ${width} pixels, with an empty list the trading pages are those with ${old}, pixel for pixel`, async ({
      browser,
    }) => {
      await expectSame(await openBoth(browser, before, after), ofTrading, 14)
    })

    for (const [part, views, screenshots] of [
      ['account and deposits', Object.entries(ofCustomers).slice(0, 6), 12],
      ['histories and withdrawals', Object.entries(ofCustomers).slice(6), 14],
    ] as const)
      test(`CAP-0 CAP-1: at ${width} pixels, with an empty list a customer’s ${part} are those with ${old}, pixel for pixel`, async ({
        browser,
      }) => {
        const pages = await openBoth(browser, before, after)
        await Promise.all(pages.map(signInUnchanging))
        await expectSame(pages, Object.fromEntries(views), screenshots)
      })

    test(`CAP-0 CAP-3: at ${width} pixels, with an empty list the address of the security page looks as an unknown address with ${old}`, async ({
      browser,
    }) => {
      const pages = await openBoth(browser, before, after)
      await Promise.all(pages.map(signInUnchanging))
      const unknown: View = (page) =>
        openWhole(page, page === pages[0] ? `${paths.dashboard}/nothing` : paths.security, 'Not found')
      await expectSame(pages, { unknown }, 2)
    })
  })

test.describe('with one capability', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('CAP-0: the comparison reports each page on which one capability is seen, and no other', async ({
    browser,
  }) => {
    const pages = await openBoth(
      browser,
      answering({ capabilities: [] }),
      answering({ capabilities: ['sessions'] }),
    )
    await Promise.all(pages.map(signInUnchanging))
    expect(await compare(pages, account)).toEqual({
      screenshots: 6,
      different: ['account, light', 'account, dark', 'menu, light', 'menu, dark'],
    })
  })
})
