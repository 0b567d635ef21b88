import type { Route } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { stopOffering } from './offering.ts'
import { PASSWORD } from './own-customer.ts'
import { expect, login, test } from './support.ts'
import { callsOf, pathsOf, openWith, section, checks, question, statusOf } from './security-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

test('CAP-3 with activity alone: what happened, page by page, and “This was not me”', async ({ page }) => {
  const made = callsOf(page)
  const { address, email, token } = await openWith(page, 'activity')
  const list = section(page, 'Recent activity')
  await test.step('each entry has a sentence, the browser and the time', async () => {
    await expect(list.getByRole('listitem').first()).toContainText('Signed in')
    await expect(list.getByRole('listitem').first()).toContainText(/today at/)
    await expect(list.getByRole('button', { name: 'Show earlier activity' })).toHaveCount(0)
  })
  await test.step('earlier entries are loaded, each once', async () => {
    for (let count = 0; count < 60; count += 1)
      await page.request.post(`${address}/api/auth/not-me`, {
        headers: { authorization: `Bearer ${token}` },
        data: {},
      })
    await page.reload()
    await expect(list.getByRole('listitem')).toHaveCount(5)
    await list.getByRole('button', { name: 'Show more' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(50)
    await list.getByRole('button', { name: 'Show earlier activity' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(61)
    await expect(list.getByRole('listitem').last()).toContainText('Signed in')
    await expect(list.getByText('No earlier activity.')).toBeFocused()
  })
  const { token: other } = await login(page, email, PASSWORD, address)
  await test.step('the question says what it does, and Cancel does nothing', async () => {
    await list.getByRole('button', { name: 'This was not me: Signed in' }).last().click()
    await expect(question(page)).toContainText(
      'sign out every other device, lock withdrawals for at least 48 hours, and email you',
    )
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await statusOf(page, address, other)).toBe(200)
  })
  await test.step('FAIR-7 after a lost response the outcome is unknown', async () => {
    await page.route(/not-me/, (route) => route.abort(), { times: 1 })
    await list.getByRole('button', { name: 'This was not me: Signed in' }).last().click()
    await question(page).getByRole('button', { name: 'This was not me' }).click()
    await expect(question(page).getByRole('alert')).toContainText('Sent, answer unknown')
  })
  await test.step('the lock ends when the server says, and other devices are signed out', async () => {
    await question(page).getByRole('button', { name: 'Send it again' }).click()
    await expect(question(page)).toContainText('All other devices are signed out')
    const until = await question(page).locator('time').last().getAttribute('datetime')
    const state = await page.request.get(`${address}/api/auth/security`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(((await state.json()) as { lockedUntil: string }).lockedUntil).toBe(until)
    expect(await statusOf(page, address, other)).toBe(401)
    await expect(question(page).getByRole('link', { name: 'Change your password' })).toHaveAttribute(
      'href',
      `${paths.account}#password`,
    )
    await question(page).getByRole('button', { name: 'Close' }).click()
    await expect(list.getByRole('listitem').first()).toContainText('This was not me')
    await expect(checks(page)).toContainText('Withdrawals are locked until')
  })
  expect(pathsOf(made)).toEqual(['/auth/activity', '/auth/not-me', '/auth/security'])
  expect(made.filter(({ headers }) => headers['step-up'] !== undefined)).toEqual([])
  await test.step('FAIR-1 the dashboard says that nothing can be withdrawn now', async () => {
    await page.goto(address + paths.dashboard)
    await expect(page.getByText('Withdrawals are locked until')).toBeVisible()
  })
})

test('CAP-3 FAIR-7 a customer who leaves while “This was not me” is sent sees the outcome on the next page', async ({
  page,
}) => {
  const { address } = await openWith(page, 'activity')
  await page.goto(address + paths.account)
  await page.getByRole('link', { name: 'Open Security' }).click()
  const held: Route[] = []
  await page.route(/not-me/, (route) => void held.push(route), { times: 1 })
  const list = section(page, 'Recent activity')
  await list.getByRole('button', { name: 'This was not me: Signed in' }).first().click()
  await question(page).getByRole('button', { name: 'This was not me' }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await held[0]?.abort()
  await expect(question(page).getByRole('alert')).toContainText('Sent, answer unknown')
  await question(page).getByRole('button', { name: 'Send it again' }).click()
  await expect(question(page)).toContainText('All other devices are signed out')
  await question(page).getByRole('link', { name: 'Change your password' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
})
