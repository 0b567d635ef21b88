import type { Page } from '@playwright/test'
import { text } from './money.ts'
import { profileRefusals } from './quirks-profile.ts'
import { expect, test, type World } from './world.ts'

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

for (const { id, spec, title, response, sees, saved } of profileRefusals)
  test(`${id} ${spec} profile: ${title}`, async ({ page, enter }) => {
    const world = await enter({ calls: { editUser: response } })
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
