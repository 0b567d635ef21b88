import type { Page } from '@playwright/test'
import { phrases } from './money.ts'
import { signInRefusals, tokens } from './quirks-sign-in.ts'
import { expect, test, type World } from './world.ts'
import { PASSWORD, main, press } from './accounts-support.ts'

async function signIn(page: Page, world: World) {
  await page.goto(`${world.origin}/sign-in`)
  await page.getByLabel('Email').fill(world.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign in')
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('userToken'))

for (const { id, title, token, ends } of tokens)
  test(`${id} API-18 sign-in with a token ${title}: ${ends}`, async ({ page, enter }) => {
    const world = await enter({ token }, { signedIn: false })
    await signIn(page, world)
    const reason = main(page).getByRole('alert')
    if (ends === 'works after a reload') await page.waitForURL(/\/dashboard/)
    else if (ends === 'refused with a reason') await expect(reason).toBeVisible()
    else await expect(reason.or(page.getByText('$8,365.67').first()).first()).toBeVisible()
    if (await reason.isVisible()) {
      expect((await reason.innerText()).length).toBeGreaterThan(20)
      await expect(page).toHaveURL(/\/sign-in/)
      expect(await stored(page)).toBeNull()
      return
    }
    for (const visit of ['first', 'after a reload']) {
      if (visit !== 'first') await page.reload()
      await expect(page.getByText('$8,365.67').first(), visit).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard/)
    }
    const sent = (await world.seen('userDetails')).map(({ headers }) => headers.authorization ?? '')
    expect(sent.length).toBeGreaterThanOrEqual(2)
    for (const value of sent) expect(Buffer.from(value, 'latin1').toString()).toBe(`Bearer ${token}`)
  })

for (const { id, spec, title, response, sees, seesNot = [] } of signInRefusals)
  test(`${id} ${spec} sign-in: ${title}`, async ({ page, enter }) => {
    const world = await enter({ calls: { login: response } }, { signedIn: false })
    await signIn(page, world)
    await expect(main(page).getByRole('alert')).toContainText(sees)
    for (const pattern of seesNot) await expect(page.getByText(pattern)).toHaveCount(0)
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
    expect(await stored(page)).toBeNull()
    expect((await world.seen('login'))[0]?.body).toEqual({ email: world.email, password: PASSWORD })
  })

for (const [id, title, response] of [
  ['A80', '404', { status: 404, json: { message: 'There is no such call.' } }],
  ['A81', '500 in HTML', { status: 500, text: '<h1>Oops</h1>', type: 'html' }],
  ['A82', 'a closed connection', { drop: 'before' }],
  ['A83', 'no answer at all', { hold: true }],
  ['A84', '401', { status: 401, json: { message: 'jwt expired' } }],
] as const)
  test(`${id} NAV-6 signs out even if the logout call fails with ${title}`, async ({ page, enter }) => {
    const world = await enter({ calls: { logout: response } })
    await page.goto(`${world.origin}/dashboard`)
    await expect(page.getByText('$8,365.67').first()).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await page.waitForURL(`${world.origin}/`)
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    expect(
      await page.evaluate(() => [localStorage.getItem('userToken'), localStorage.getItem('userDetails')]),
    ).toEqual([null, null])
    await expect(page.getByText(phrases.sessionEnded)).toHaveCount(0)
    await expect.poll(async () => (await world.seen('logout')).length).toBe(1)
  })
