import { paths } from '#app/paths.ts'
import type { Page } from '@playwright/test'
import { alive, expect, SAMPLE_PASSWORD, test } from './support.ts'

/** Keeps the app's script back until the returned function is called. */
async function holdScript(page: Page) {
  const held: (() => void)[] = []
  const arrived = new Promise<void>((resolve) => held.push(resolve))
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  return () => held.forEach((arrive) => arrive())
}

test('SGN-1 what is typed before the script has come is kept, and the button that was pressed is pressed', async ({
  page,
}) => {
  const arrive = await holdScript(page)
  await page.goto(paths.signIn, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(paths.signIn)
  await expect(page.getByLabel('Email')).toHaveValue('withdraw@sample.test')
  arrive()
  await expect(page).toHaveURL(paths.dashboard)
})

test('REG-3 fields filled in before the script has come keep their text, and the form knows it', async ({
  page,
}) => {
  const arrive = await holdScript(page)
  await page.goto(paths.signUp, { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Sample Early')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByLabel('Investment goal').selectOption('A Career Change')
  await page.getByRole('checkbox').check()
  arrive()
  await alive(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Sample Early')
  await expect(page.getByLabel('Investment goal')).toHaveValue('A Career Change')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('list', { name: 'Password rules' })).toHaveAttribute('data-state', 'met')
})
