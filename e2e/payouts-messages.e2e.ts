import type { Page, Route } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { expect, fileOf, hold, SAMPLE_PASSWORD, signedIn, test } from './support.ts'

// One test after the other, because they share the server.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

type Sample = { id: string; title: string; at?: string; readAt?: string }
type Reply = { status?: number; json: unknown }

const message = (id: string, title: string, more: Partial<Sample> = {}) => ({
  id,
  title,
  at: '2026-03-01T10:00:00Z',
  kind: 'payout-held',
  text: 'Sample text.',
  ...more,
})
const response = (...messages: object[]): Reply => ({ json: { messages, unread: messages.length } })
const broken: Reply = { status: 500, json: { message: 'The page is broken.' } }

/** Answers each call for messages by its `before` (`newest` without one), and returns the ids that are marked as read. */
async function serve(page: Page, responses: (before: string) => Reply) {
  const marked: string[][] = []
  await page.route(/\/api\/messages/, (route: Route) => {
    const url = new URL(route.request().url())
    if (!url.pathname.endsWith('/read'))
      return route.fulfill(responses(url.searchParams.get('before') ?? 'newest'))
    marked.push((route.request().postDataJSON() as { ids: string[] }).ids)
    return route.fulfill({ json: {} })
  })
  return marked
}

/** Opens the messages of a customer, from a sandbox that offers only them. */
async function open(page: Page) {
  const address = await offering('messages')
  await signedIn(page, 'withdraw@sample.test', SAMPLE_PASSWORD, address)
  await page.goto(address + paths.dashboard)
  await page.getByRole('button', { name: /^Messages/ }).click()
  const list = page.getByRole('dialog', { name: 'Messages' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  return list
}

test('CAP-2 FAIR-1 what is marked as read in one tab is read in the others at once', async ({
  page,
  context,
}) => {
  let read = false
  await context.route(/\/api\/messages/, (route) => {
    if (route.request().method() === 'POST') read = true
    const readAt = read ? '2026-03-01T11:00:00Z' : undefined
    const messages = [message('a', 'First', { readAt })]
    return route.fulfill({
      json: read && route.request().method() === 'POST' ? {} : { messages, unread: read ? 0 : 1 },
    })
  })
  const list = await open(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const button = other.getByRole('button', { name: /^Messages/ })
  await expect(button).toHaveText('Messages, 1 unread')
  await list.getByRole('button', { name: 'Mark as read: First' }).click()
  await expect(button).toHaveText('Messages')
})

test('CAP-2 FAIR-7 if a page of older messages can’t be read, the page says so, and the others stay', async ({
  page,
}) => {
  const tries: Reply[] = [
    broken,
    { json: { messages: 'none' } },
    // The response has no readable message. It isn't the end of the list.
    { json: { messages: [{ title: 'Without an id' }], unread: 1 } },
    response(message('b', 'Second')),
  ]
  await serve(page, (before) => {
    if (before === 'newest') return response(message('c', 'First'))
    return before === 'c' ? (tries.shift() ?? broken) : response(message('a', 'Third'))
  })
  const list = await open(page)
  await list.getByRole('button', { name: 'Show older messages' }).click()
  for (const why of [/page is broken/, /does not understand/, /sent a message that/]) {
    await expect(list).toContainText(why)
    await expect(list).toContainText('Older messages could not be loaded')
    await expect(list).toContainText('First')
    const again = list.getByRole('button', { name: 'Try again to show older messages' })
    await expect(again).toBeFocused()
    await again.click()
  }
  await expect(list).toContainText('Second')
  await expect(list).not.toContainText('could not be loaded')
  await list.getByRole('button', { name: 'Show older messages' }).click()
  await expect(list.getByRole('listitem')).toHaveText([/First/, /Second/, /Third/])
})

test('CAP-2 FAIR-7 if the newest page can no longer be read, the messages stay, and a retry is offered', async ({
  page,
}) => {
  let newest: Reply = response(message('c', 'First'))
  await serve(page, (before) =>
    before === 'newest' ? newest : before === 'c' ? response(message('b', 'Second')) : response(),
  )
  const list = await open(page)
  await list.getByRole('button', { name: 'Show older messages' }).click()
  await expect(list).toContainText('Second')
  newest = { json: { messages: [{ title: 'Without an id' }, {}], unread: 2 } }
  await list.getByRole('button', { name: 'Close messages' }).click()
  await page.getByRole('button', { name: /^Messages/ }).click()
  await expect(list).toContainText('Your messages could not be refreshed')
  await expect(list).toContainText('The server sent 2 messages that this app does not understand.')
  await expect(list.getByRole('listitem')).toHaveText([/First/, /Second/])
  newest = response(message('d', 'New'), message('c', 'First'))
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.getByRole('listitem')).toHaveText([/New/, /First/, /Second/])
  await expect(list).not.toContainText('could not be refreshed')
})

test('CAP-2 two messages with one id are both shown, and are read only once the server says so', async ({
  page,
}) => {
  const one: { readAt?: string } = {}
  const marked = await serve(page, (before) => {
    if (before === 'newest') return response(message('x', 'One', one), message('b', 'Other'))
    return before === 'b' ? response(message('x', 'Two')) : response()
  })
  const list = await open(page)
  await list.getByRole('button', { name: 'Show older messages' }).click()
  await expect(list.getByRole('listitem')).toHaveText([/One/, /Other/, /Two/])
  await expect(list.getByRole('listitem').first()).toContainText('2 messages have the same number')
  one.readAt = '2026-03-02T10:00:00Z'
  await list.getByRole('button', { name: 'Mark 2 as read: Two' }).click()
  await expect(list).toContainText('the server still says that one of them is unread')
  await expect(list.getByRole('listitem').first()).not.toContainText('unread')
  await expect(list.getByRole('listitem').last()).toContainText('Two, unread')
  expect(marked).toEqual([['x']])
})

test('CAP-2 FAIR-7 if an older page fails, Mark all as read says which messages it marked', async ({
  page,
}) => {
  const marked = await serve(page, (before) =>
    before === 'newest' ? response(message('c', 'First'), message('b', 'Second')) : broken,
  )
  const list = await open(page)
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(list).toContainText('The messages you see here are marked as read. Not all older ones are.')
  await expect(list.getByRole('listitem').first()).not.toContainText('unread')
  expect(marked).toEqual([['c', 'b']])
})

test('CAP-2 C9 on a phone, the dashboard after sign-in keeps room for the button, whose code arrives later', async ({
  page,
}) => {
  const address = await offering('messages')
  await page.setViewportSize({ width: 375, height: 800 })
  const releaseCode = await hold(page, fileOf('parts'))
  await page.goto(address + paths.signIn)
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  const figures = page.locator('[data-slot=wallet-headline]')
  await expect(figures).toContainText('$15,766.17')
  const before = await figures.boundingBox()
  await expect(page.getByRole('button', { name: /^Messages/ })).toHaveCount(0)
  await releaseCode()
  await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
  expect(await figures.boundingBox()).toEqual(before)
})
