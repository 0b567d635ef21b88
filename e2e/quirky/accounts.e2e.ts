import type { Page } from '@playwright/test'
import { phrases, text } from './money.ts'
import { profileRefusals, registrations, resets } from './quirks-accounts.ts'
import { signInRefusals, tokens } from './quirks-sign-in.ts'
import { expect, test, type World } from './world.ts'

const PASSWORD = 'Harbour#Light7'
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')

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

for (const { id, spec, title, answer, sees, seesNot = [] } of signInRefusals)
  test(`${id} ${spec} sign-in: ${title}`, async ({ page, enter }) => {
    const world = await enter({ calls: { login: answer } }, { signedIn: false })
    await signIn(page, world)
    await expect(main(page).getByRole('alert')).toContainText(sees)
    for (const pattern of seesNot) await expect(page.getByText(pattern)).toHaveCount(0)
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
    expect(await stored(page)).toBeNull()
    expect((await world.seen('login'))[0]?.body).toEqual({ email: world.email, password: PASSWORD })
  })

async function signUp(page: Page, world: World) {
  await page.goto(`${world.origin}/sign-up`)
  await page.getByLabel('Email').fill(world.email)
  await page.getByLabel('Full name').fill('Sample Customer')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Investment goal').selectOption('none')
  await page.getByLabel('Address').fill('1 Sample Street')
  await page.getByLabel('Zip code').fill('10115')
  await page.getByRole('checkbox').check()
  await press(page, 'Create account')
}

for (const { id, spec, title, answer, phrase, words, sees } of registrations)
  test(`${id} ${spec} registration: ${title}`, async ({ page, enter }) => {
    const world = await enter({ phrase, calls: { register: answer ?? {} } }, { signedIn: false })
    await signUp(page, world)
    if (words === undefined) {
      await expect(text(page, sees ?? '')).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Successful Registration' })).toHaveCount(0)
      await expect(page.getByLabel('Email')).toHaveValue(world.email)
      await expect(page.getByLabel('Full name')).toHaveValue('Sample Customer')
      return
    }
    await expect(page.getByRole('dialog', { name: 'Successful Registration' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Show the words' }).click()
    const shown = (await dialog(page).getByRole('list', { name: 'Seed phrase' }).innerText()).split(/\s+/)
    expect(shown.filter((word) => !/^\d+\.?$/.test(word))).toEqual(words)
    // The line to copy must be the phrase exactly as issued, however the list splits it, because a reset compares the whole phrase.
    const issued = (answer?.json as { seedPhrase?: string } | undefined)?.seedPhrase ?? phrase ?? ''
    await expect(dialog(page).getByText(issued, { exact: true }).last()).toBeVisible()
    expect((await world.seen('register'))[0]?.body).toMatchObject({ countryOfResidence: '' })
  })

test('A40 API-16 registration: after a lost answer and then a 409, the page says that the first try may have worked', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { register: [{ drop: 'after' }, {}] } }, { signedIn: false })
  await signUp(page, world)
  await expect(
    text(page, /(cannot|can not|can't|could not) (tell|confirm)|not (known|clear) whether/i),
  ).toBeVisible()
  await press(page, 'Create account')
  await expect(text(page, 'Email already registered')).toBeVisible()
  await expect(text(page, /(earlier|first) (try|attempt)/i)).toBeVisible()
})

test('A53 FAIR-7 API-16 registration: if the browser repeats a dropped request by itself, the page says what to do next after the 409', async ({
  page,
  enter,
}) => {
  const world = await enter(
    { keepAlive: true, calls: { register: [{ drop: 'after' }, {}] } },
    { signedIn: false },
  )
  await signUp(page, world)
  await expect(text(page, 'Email already registered')).toBeVisible()
  // The browser sends it twice, and the page can't know about the first request.
  expect(await world.seen('register')).toHaveLength(2)
  await expect(text(page, 'Is this your account?')).toBeVisible()
  const note = main(page).getByRole('status')
  await expect(note).toContainText('seed phrase')
  await expect(note.getByRole('link', { name: 'sign in' })).toBeVisible()
  await expect(note.getByRole('link', { name: 'support' })).toBeVisible()
})

for (const { id, title, answer } of [
  { id: 'A54', title: 'a lost answer', answer: { drop: 'after' } },
  { id: 'A55', title: '200 with a text', answer: { text: 'OK', type: 'plain' } },
] as const)
  test(`${id} FAIR-7 registration: after ${title}, the page says what to do next`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { register: answer } }, { signedIn: false })
    await signUp(page, world)
    const box = main(page).getByRole('alert')
    await expect(box.getByRole('link', { name: 'sign in' })).toBeVisible()
    await expect(box.getByRole('link', { name: 'support' })).toBeVisible()
    // The server received the request and carried it out.
    await expect(page.getByText('could not reach the server')).toHaveCount(0)
  })

async function reset(page: Page, world: World, phrase: string) {
  await page.goto(`${world.origin}/sign-in?view=reset`)
  await page.getByLabel('Seed phrase').fill(phrase)
  await page.getByLabel('Email').fill(world.email)
  await page.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
  await press(page, 'Reset Password')
}

const changed = (page: Page) => page.getByRole('dialog', { name: 'Password Changed Successfully' })

for (const { id, spec, title, answer, phrase = 'anchor-harbor-calm-tide-north-coast', sees } of resets)
  test(`${id} ${spec} reset: ${title}`, async ({ page, enter }) => {
    const world = await enter({ phrase, calls: { editPassword: answer ?? {} } }, { signedIn: false })
    await reset(page, world, phrase)
    if (sees === undefined) {
      await expect(changed(page)).toBeVisible()
    } else {
      await expect(main(page).getByRole('alert')).toContainText(sees)
      await expect(changed(page)).toHaveCount(0)
      await expect(page.getByText(phrases.sessionEnded)).toHaveCount(0)
      await expect(page.getByLabel('Seed phrase')).toHaveValue(phrase)
    }
    const sent = await world.seen('editPassword')
    expect(sent.map(({ body }) => body)).toEqual([
      { email: world.email, password: 'Quiet#Harbour8', seedPhrase: phrase },
    ])
  })

for (const { id, title, answer } of [
  { id: 'A56', title: 'a lost answer', answer: { drop: 'after' } },
  { id: 'A57', title: '200 with a text', answer: { text: 'OK', type: 'plain' } },
] as const)
  test(`${id} FAIR-7 reset: after ${title}, the page leads to sign-in with the new password`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { editPassword: answer } }, { signedIn: false })
    await reset(page, world, 'anchor-harbor-calm-tide-north-coast')
    const box = main(page).getByRole('alert')
    await expect(box).toContainText(/with the new password/)
    await expect(page.getByText('could not reach the server')).toHaveCount(0)
    await box.getByRole('button', { name: 'sign in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(world.email)
  })

const form = (page: Page) => page.getByRole('dialog', { name: 'Update details' })

async function changeAddress(page: Page, world: World) {
  await page.goto(`${world.origin}/dashboard/account`)
  await page.getByRole('button', { name: 'Update Details' }).click()
  await form(page).getByLabel('Address').fill('4 Sample Street')
}
const save = (page: Page) => form(page).getByRole('button', { name: 'Update', exact: true }).click()

for (const { id, title, settings, field } of [
  {
    id: 'A60',
    title: 'a zip code that is a number',
    settings: { user: { zipCode: 1011 } },
    field: 'zipCode',
  },
  {
    id: 'A61',
    title: 'a phone number that is a number',
    settings: { user: { phoneNumber: 15550100 } },
    field: 'phoneNumber',
  },
  {
    id: 'A62',
    title: 'a name that is an object',
    settings: { user: { name: { first: 'Sample' } } },
    field: 'name',
  },
  { id: 'A63', title: 'no gender', settings: { without: ['gender'] }, field: 'gender' },
])
  test(`${id} ACC-2 profile: ${title} is never sent back as empty`, async ({ page, enter }) => {
    const world = await enter(settings)
    const before = (await world.report()).user[field]
    await changeAddress(page, world)
    const button = form(page).getByRole('button', { name: 'Update', exact: true })
    if (await button.isEnabled()) await button.click()
    // Either the other fields are saved, or the page explains why nothing is.
    await expect(
      text(page, /Your details are updated|could not be read|does not understand|cannot be (saved|changed)/),
    ).toBeVisible()
    for (const { body } of await world.seen('editUser'))
      expect((body as Record<string, unknown>)[field]).not.toBe('')
    // These fields are strings (API-4), so a number may come back as its digits.
    const after = (await world.report()).user[field]
    expect(typeof before === 'number' ? String(after) : after).toEqual(
      typeof before === 'number' ? String(before) : before,
    )
  })

for (const status of [409, 412] as const)
  test(`A6${status === 409 ? 4 : 5} ACC-2 profile: saving over a newer version is refused with ${status}, and both values are shown`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ etags: status })
    await changeAddress(page, world)
    // A change from another tab.
    await world.change({ user: { address: '9 Elsewhere Road' }, version: 2 })
    await save(page)
    await expect(form(page)).toContainText('9 Elsewhere Road')
    await expect(form(page).getByLabel('Address')).toHaveValue('4 Sample Street')
    expect((await world.report()).user.address).toBe('9 Elsewhere Road')
    const [own] = await world.seen('editUser')
    expect(own?.headers['if-match']).toBe('"1"')
  })

test('A66 ACC-2 profile: if the server sends no version, saving works without If-Match', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await changeAddress(page, world)
  await save(page)
  await expect(text(page, 'Your details are updated')).toBeVisible()
  const [sent] = await world.seen('editUser')
  expect(sent?.headers['if-match']).toBeUndefined()
  expect(sent?.body).toEqual({
    name: 'Sample Customer',
    zipCode: '10115',
    address: '4 Sample Street',
    gender: 'Other',
    phoneNumber: '15550100',
    investmentGoal: 'none',
  })
})

test('A68 ACC-2 profile: if the server sends no version, another tab’s change of another field is kept', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await changeAddress(page, world)
  await world.change({ user: { phoneNumber: '15550199' } })
  await save(page)
  await expect(text(page, 'Your details are updated')).toBeVisible()
  expect((await world.report()).user).toMatchObject({ address: '4 Sample Street', phoneNumber: '15550199' })
})

test('A69 ACC-2 profile: if the server sends no version, both values of a field that two tabs changed are shown', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await changeAddress(page, world)
  await world.change({ user: { address: '9 Elsewhere Road' } })
  await save(page)
  await expect(form(page)).toContainText('9 Elsewhere Road')
  await expect(form(page).getByLabel('Address')).toHaveValue('4 Sample Street')
  expect(await world.seen('editUser')).toHaveLength(0)
  await form(page).getByRole('radio', { name: '4 Sample Street' }).check()
  await save(page)
  await expect(text(page, 'Your details are updated')).toBeVisible()
  expect((await world.report()).user.address).toBe('4 Sample Street')
})

test('A67 ACC-2 profile: saving works if the server sends a version that it never checks', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { userDetails: { headers: { etag: 'W/"always"' } } } })
  await changeAddress(page, world)
  await save(page)
  await expect(text(page, 'Your details are updated')).toBeVisible()
  expect((await world.report()).user.address).toBe('4 Sample Street')
})

for (const { id, spec, title, answer, sees, saved } of profileRefusals)
  test(`${id} ${spec} profile: ${title}`, async ({ page, enter }) => {
    const world = await enter({ calls: { editUser: answer } })
    await changeAddress(page, world)
    await save(page)
    if (saved) {
      await expect(form(page)).toHaveCount(0)
      await expect(text(page, 'Your details are updated')).toBeVisible()
    } else {
      await expect(form(page).getByRole('alert').first()).toContainText(sees)
      await expect(form(page).getByLabel('Address')).toHaveValue('4 Sample Street')
      await expect(page.getByText('Your details are updated')).toHaveCount(0)
    }
    expect(await world.seen('editUser')).toHaveLength(1)
  })

for (const [id, title, answer] of [
  ['A80', '404', { status: 404, json: { message: 'There is no such call.' } }],
  ['A81', '500 in HTML', { status: 500, text: '<h1>Oops</h1>', type: 'html' }],
  ['A82', 'a closed connection', { drop: 'before' }],
  ['A83', 'no answer at all', { hold: true }],
  ['A84', '401', { status: 401, json: { message: 'jwt expired' } }],
] as const)
  test(`${id} NAV-6 signs out even if the logout call fails with ${title}`, async ({ page, enter }) => {
    const world = await enter({ calls: { logout: answer } })
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
