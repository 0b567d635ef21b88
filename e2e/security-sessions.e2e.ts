import { stopOffering } from './offering.ts'
import { PASSWORD } from './own-customer.ts'
import { expect, login, test } from './support.ts'
import { callsOf, pathsOf, openWith, checks, sessionsOn, question, statusOf } from './security-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

test('CAP-3 with sessions alone: where the customer is signed in, and signing out elsewhere', async ({
  page,
}) => {
  const made = callsOf(page)
  const { address, email } = await openWith(page, 'sessions')
  const list = sessionsOn(page)
  await test.step('the current one is marked, and can’t be ended here', async () => {
    await expect(list.getByRole('listitem').first()).toContainText('this browser')
    await expect(list.getByRole('listitem').first().getByRole('button')).toHaveCount(0)
    await expect(list.getByRole('listitem').first()).toContainText(/Signed in today at .+ last used today at/)
    await expect(checks(page)).toContainText('You are signed in only in this browser.')
  })
  await test.step('another one is signed out for good, and the focus is kept', async () => {
    const { token } = await login(page, email, PASSWORD, address)
    await page.reload()
    await expect(checks(page)).toContainText('Your account has 2 active sign-ins.')
    await list.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByText('Your account has 1 active sign-in.')).toBeFocused()
    await expect(checks(page)).toContainText('You are signed in only in this browser.')
    expect(await statusOf(page, address, token)).toBe(401)
  })
  await test.step('all others are signed out after a question', async () => {
    await login(page, email, PASSWORD, address)
    const { token } = await login(page, email, PASSWORD, address)
    await page.reload()
    await list.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(question(page)).toContainText('This browser stays signed in.')
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await statusOf(page, address, token)).toBe(200)
    await list.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await question(page).getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByText('Your account has 1 active sign-in.')).toBeFocused()
    expect(await statusOf(page, address, token)).toBe(401)
  })
  expect(pathsOf(made)).toEqual(['/auth/security', '/auth/sessions', '/auth/sessions/end'])
})

test('CAP-3 FAIR-7 signing out a device: already signed out, refused, unknown, not offered', async ({
  page,
}) => {
  const { address, email } = await openWith(page, 'sessions')
  const list = sessionsOn(page)
  const end = list.getByRole('button', { name: /^Sign out (?!everywhere)/ })
  const other = async () => {
    const { token } = await login(page, email, PASSWORD, address)
    await page.reload()
    await expect(end).toHaveCount(1)
    return token
  }
  await test.step('a device that is already signed out disappears, and no error is shown', async () => {
    const token = await other()
    await page.request.post(`${address}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } })
    await end.click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('alert')).toHaveCount(0)
  })
  await other()
  await test.step('a 404 while the device is still listed is an error', async () => {
    await page.route(/sessions\/end/, (route) => route.fulfill({ status: 404, json: { message: 'No.' } }), {
      times: 1,
    })
    await end.click()
    await expect(list.getByRole('alert')).toContainText('was not signed out')
    await expect(list.getByRole('alert')).toContainText(
      'This is not available at the moment. Try again later.',
    )
  })
  await test.step('a refusal gives its reason', async () => {
    await page.route(
      /sessions\/end/,
      (route) => route.fulfill({ status: 403, json: { message: 'Ask support first.' } }),
      { times: 1 },
    )
    await end.click()
    await expect(list.getByRole('alert')).toContainText('Ask support first.')
  })
  await test.step('after a lost response the outcome is unknown', async () => {
    await page.route(/sessions\/end/, (route) => route.abort(), { times: 1 })
    await end.click()
    await expect(list.getByRole('alert')).toContainText('We cannot tell whether')
  })
  await test.step('a lost response is a success if the call was carried out', async () => {
    await page.route(
      /sessions\/end/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await end.click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('alert')).toHaveCount(0)
  })
})
