import type { Page } from '@playwright/test'
import { phrases, text } from './money.ts'
import { registrations, resets } from './quirks-sign-up.ts'
import { unsure } from './responses.ts'
import { expect, test, type World } from './world.ts'
import { PASSWORD, main, press } from './accounts-support.ts'

const dialog = (page: Page) => page.getByRole('dialog')

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

for (const { id, spec, title, response, phrase, words, sees } of registrations)
  test(`${id} ${spec} registration: ${title}`, async ({ page, enter }) => {
    const world = await enter({ phrase, calls: { register: response ?? {} } }, { signedIn: false })
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
    const issued = (response?.json as { seedPhrase?: string } | undefined)?.seedPhrase ?? phrase ?? ''
    await expect(dialog(page).getByText(issued, { exact: true }).last()).toBeVisible()
    expect((await world.seen('register'))[0]?.body).toMatchObject({ countryOfResidence: '' })
  })

test('A40 API-16 registration: after a lost response and then a 409, the page says that the first try may have worked', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { register: [{ drop: 'after' }, {}] } }, { signedIn: false })
  await signUp(page, world)
  await expect(text(page, unsure)).toBeVisible()
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

for (const { id, title, response } of [
  { id: 'A54', title: 'a lost answer', response: { drop: 'after' } },
  { id: 'A55', title: '200 with a text', response: { text: 'OK', type: 'plain' } },
] as const)
  test(`${id} FAIR-7 registration: after ${title}, the page says what to do next`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { register: response } }, { signedIn: false })
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

for (const { id, spec, title, response, phrase = 'anchor-harbor-calm-tide-north-coast', sees } of resets)
  test(`${id} ${spec} reset: ${title}`, async ({ page, enter }) => {
    const world = await enter({ phrase, calls: { editPassword: response ?? {} } }, { signedIn: false })
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

for (const { id, title, response } of [
  { id: 'A56', title: 'a lost answer', response: { drop: 'after' } },
  { id: 'A57', title: '200 with a text', response: { text: 'OK', type: 'plain' } },
] as const)
  test(`${id} FAIR-7 reset: after ${title}, the page leads to sign-in with the new password`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { editPassword: response } }, { signedIn: false })
    await reset(page, world, 'anchor-harbor-calm-tide-north-coast')
    const box = main(page).getByRole('alert')
    await expect(box).toContainText(/with the new password/)
    await expect(page.getByText('could not reach the server')).toHaveCount(0)
    await box.getByRole('button', { name: 'sign in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(world.email)
  })
