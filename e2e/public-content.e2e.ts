import { depositForPlan, paths, signInFor } from '#app/paths.ts'
import { expect, fontsReady, ready, refusedFrame, signedIn, test, waitForWebFont } from './support.ts'
import { pages } from './public-support.ts'

const trading = pages.filter((path) => path.startsWith('/trading/'))

test.use({ expectedErrors: [[/net::ERR_/, /mailto:/], { scope: 'test' }] })

test('PLAN-1, UPG-2, HOME-4 the buttons lead to the pages they name, without a page load', async ({
  page,
}) => {
  await page.goto(paths.plans)
  await ready(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('article', { name: 'Master' }).getByRole('link', { name: 'Purchase Plan' }).click()
  await expect(page).toHaveURL(signInFor(depositForPlan('master')))
  await page.goBack()
  await page
    .getByRole('region', { name: 'Get Started' })
    .getByRole('link', { name: 'Create account' })
    .click()
  await expect(page).toHaveURL(paths.signUp)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('PLAN-2 a table compares the plans, on a phone too', async ({ page }) => {
  await page.goto(paths.plans)
  const table = page.getByRole('table', { name: 'The plans compared by feature' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(table.getByRole('row', { name: /^Trading bot/ }).getByText('Yes')).toHaveCount(1)
  await page.setViewportSize({ width: 375, height: 800 })
  // A row with the plans, and for each feature a row with its name and one with the value of each plan.
  await expect(table.getByRole('row')).toHaveCount(15)
  await expect(table.getByRole('row').nth(2)).toHaveText('2080200500')
})

for (const width of [375, 1280])
  test(`UPG-2 at ${width} pixels /plans marks the plan of a signed-in customer, and is as high as for a visitor`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const mark = page.getByText('Your plan', { exact: true }).filter({ visible: true })
    const table = page.getByRole('table', { name: 'The plans compared by feature' })
    const end = page.getByRole('region', { name: /^(Get Started|Your dashboard)$/ })
    const places = async () => {
      await fontsReady(page)
      return [await table.boundingBox(), await end.boundingBox()]
    }
    await waitForWebFont(page)
    await page.goto(paths.plans)
    await ready(page)
    await expect(mark).toHaveCount(0)
    const before = await places()
    await signedIn(page, 'withdraw@sample.test')
    await page.reload()
    await expect(mark).toHaveCount(2)
    await expect(page.getByRole('article', { name: 'Premium' }).getByText('Your plan')).toBeVisible()
    await expect(table.getByRole('columnheader', { name: /^Premium/ }).getByText('Your plan')).toBeVisible()
    await ready(page)
    expect(await places()).toEqual(before)
    await expect(end.getByRole('link', { name: 'Open dashboard' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toHaveCount(0)
  })

test('HLP-1 the search finds questions and guides, says how many, and offers contact when there is none', async ({
  page,
}) => {
  await page.goto(paths.helpCenter)
  await ready(page)
  const field = page.getByRole('searchbox', { name: 'Search questions and guides' })
  await field.fill('seed phrase')
  const results = page.getByRole('search').getByRole('listitem')
  await expect(results.filter({ hasText: 'What if I lose my seed phrase?' })).toBeVisible()
  await expect(page.getByRole('search').getByText(/^\d+ results$/)).toBeVisible()
  await field.fill('zebra')
  await expect(page.getByRole('search').getByText('No results')).toBeVisible()
  await expect(page.getByRole('search').getByRole('link', { name: 'email support' })).toBeVisible()
  await field.fill('recognize a scam')
  await results.getByRole('link', { name: 'How to recognize a scam' }).click()
  await expect(page).toHaveURL(`${paths.guides}#scams`)
})

test('GDE-1 the links to the guides stay in view beside the text on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${paths.guides}#words`)
  await ready(page)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link', { name: 'What can go wrong' })).toBeInViewport({ ratio: 1 })
  const edges = () =>
    Promise.all([contents, page.locator('[data-slot="nav-bar"] > *')].map((each) => each.boundingBox()))
  const [list, bar] = await edges()
  const under = (bar?.y ?? 0) + (bar?.height ?? 0)
  expect(list?.y).toBeGreaterThan(under)
  await test.step('a guide that a link leads to stands below the bar, without the end of the guide before it', async () => {
    const guide = page.getByRole('region', { name: 'Words explained' })
    expect((await guide.boundingBox())?.y).toBeLessThanOrEqual(under)
    expect((await guide.getByRole('heading').boundingBox())?.y).toBeGreaterThan(under)
  })
  await test.step('in a low window they scroll by themselves', async () => {
    await page.setViewportSize({ width: 1280, height: 360 })
    const last = contents.getByRole('link', { name: 'Words explained' })
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await contents.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true)
  })
  await test.step('on a phone they are only in the contents', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await expect(contents).toBeHidden()
    const card = page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'How to send crypto' })
    await card.click()
    await expect(page.getByRole('heading', { name: 'How to send crypto' })).toBeInViewport({ ratio: 1 })
  })
})

test('GDE-1 by keyboard on a phone, no focused control of the guides is behind the ribbon of the sandbox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto(paths.guides)
  await ready(page)
  const ribbon = await page.locator('[data-slot="sandbox-ribbon"]').boundingBox()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first().focus()
  for (let pressed = 0; pressed < 14; pressed += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect
      .poll(
        async () => {
          const box = await focused.boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        },
        `after pressing Tab ${pressed + 1} times`,
      )
      .toBeLessThanOrEqual(ribbon?.y ?? 0)
  }
})

test('GDE-1 each guide says how long it takes to read, and when it was reviewed', async ({ page }) => {
  await page.goto(paths.guides)
  const cards = page.getByRole('navigation', { name: 'Contents' }).getByRole('listitem')
  await expect(cards.filter({ hasText: /\d min read/ })).toHaveCount(6)
  const notes = page.getByRole('main').getByText(/^\d+ min read\. Reviewed \w+ \d+, \d{4}$/)
  await expect(notes).toHaveCount(6)
  for (const note of await notes.all())
    await expect(note.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
})

test('HLP-2 on a phone, what happened after Submit is in view above the ribbon of the sandbox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto(paths.helpCenter)
  await ready(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Sample Person')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question')
  await page.getByRole('textbox', { name: 'Message' }).fill('How long does a deposit take?')
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  const answer = await page
    .getByRole('status')
    .filter({ hasText: 'Your mail program should be open now' })
    .boundingBox()
  const ribbon = await page.locator('[data-slot="sandbox-ribbon"]').boundingBox()
  expect(answer && answer.y + answer.height).toBeLessThanOrEqual(ribbon?.y ?? 0)
})

test('SRV-1, HLP-1, HLP-2 services leads to the Help Center, whose form opens the mail program', async ({
  page,
}) => {
  await page.goto(paths.services)
  await ready(page)
  await page.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(paths.helpCenter)
  await page.getByRole('textbox', { name: 'Name' }).fill('Sample Person')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question')
  await page.getByRole('textbox', { name: 'Message' }).fill('How long does a deposit take?')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Your mail program should be open now' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'open it again' })).toHaveAttribute(
    'href',
    /^mailto:support@plainsail\.example\?subject=A%20question&body=How%20long/,
  )
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How long does a deposit take?')
  await page.getByRole('link', { name: 'See the numbers' }).click()
  await expect(page).toHaveURL(paths.contact)
  await expect(page.locator('a[href^="tel:"]')).toBeVisible()
})

test('TRD-1 each market page names its costs, its risks and who should not use it', async ({ page }) => {
  for (const path of trading) {
    await page.goto(path)
    for (const name of ['What it is', 'What it costs', 'What can go wrong', 'Who it does not suit'])
      await expect(page.getByRole('region', { name, exact: true }), `${path}: ${name}`).toBeAttached()
  }
})

test('TRD-1 forex shows a heat map, indices a market chart, copy trading four cards', async ({ page }) => {
  for (const [path, widget, label] of [
    [paths.forex, 'forex-heat-map', 'Heat map of nine currencies'],
    [paths.indices, 'advanced-chart', 'S&P 500 (CFD quote), daily'],
  ] as const) {
    const asked = page.waitForRequest((request) => request.url().includes(`/${widget}/`))
    await page.goto(path)
    const figure = page.getByRole('figure', { name: label })
    await figure.scrollIntoViewIfNeeded()
    await asked
    await expect(figure.getByRole('link', { name: /TradingView/ }).first()).toBeVisible()
  }
  await page.goto(paths.copyTrading)
  const cards = page.getByRole('region', { name: 'How copying usually works' })
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(4)
})

test('WGT-1 if the provider is blocked, a panel of the same size says so after 10 s, with a retry and a link', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(paths.forex)
  await ready(page)
  const figure = page.getByRole('figure', { name: 'Heat map of nine currencies' })
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveAttribute('data-state', 'loading')
  await refusedFrame(figure)
  const before = await figure.boundingBox()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect(figure).toHaveAttribute('data-state', 'unknown')
  await figure.getByRole('button', { name: /^Try again/ }).click()
  await refusedFrame(figure)
  await page.clock.runFor(9999)
  await expect(figure).toHaveAttribute('data-state', 'loading')
  await page.clock.runFor(1)
  await expect(figure.getByText('TradingView is not responding')).toBeVisible()
  await expect(figure.getByRole('link', { name: /^Open TradingView/ })).toHaveAttribute(
    'href',
    'https://www.tradingview.com/',
  )
  expect(await figure.boundingBox()).toEqual(before)
})

test('FAIR-2 the risk warning leads to the risks, which appear below the bar', async ({ page }) => {
  await page.goto(paths.forex)
  await ready(page)
  await page.getByRole('complementary', { name: 'Risk warning' }).getByRole('link').click()
  await expect(page).toHaveURL(`${paths.guides}#risk`)
  const title = page.getByRole('heading', { name: 'What can go wrong' })
  await expect(title).toBeInViewport()
  const bar = await page.locator('[data-slot=nav-bar] > div').boundingBox()
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('GLB-1 LGL-1 a link from another page to a section moves the focus there', async ({ page }) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.account)
  await page.locator(`main a[href="${paths.terms}#end"]`).click()
  await expect(page).toHaveURL(`${paths.terms}#end`)
  const section = page.locator('#end')
  await expect(section).toBeFocused()
  await expect(section.getByRole('heading')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(section, 'Tab goes on from there').toBeInViewport()
})

test('LGL-1 the table of contents leads to its sections', async ({ page }) => {
  await page.goto(paths.terms)
  await ready(page)
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /Trading and settlement/ })
    .click()
  await expect(page).toHaveURL(`${paths.terms}#trading`)
  await expect(page.getByText(/Trades settle within two days/)).toBeInViewport()
  await page.getByRole('link', { name: 'See what changed' }).click()
  await expect(page.getByRole('region', { name: 'Change log' }).getByText('First version.')).toBeInViewport()
})
