import { depositForPlan, paths, signInFor, withNext } from '#app/paths.ts'
import { alive, expect, fontsReady, test, waitForWebFont } from './support.ts'
import { main, fillSignUp } from './auth-support.ts'

test('UPG-2 the plan chosen before sign-in is named, and survives sign-up and sign-in up to the deposit', async ({
  page,
}) => {
  const email = `plan-${Date.now()}@sample.test`
  await page.goto(signInFor(depositForPlan('master')))
  await expect(main(page).getByText(/You chose the Master plan \(\$2500-\$5499\)/)).toBeVisible()
  await main(page).getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create account', level: 1 })).toBeVisible()
  await expect(main(page).getByText(/You chose the Master plan/)).toBeVisible()
  await fillSignUp(page, email)
  await page.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successful Registration' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(signInFor(depositForPlan('master')))
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/deposit\?(.*&)?plan=master/)
})

for (const [path, width] of [
  [paths.signIn, 375],
  [paths.signUp, 375],
  [paths.signIn, 768],
  [paths.signUp, 768],
  [paths.signIn, 1280],
] as const)
  test(`UPG-2 naming the plan moves nothing on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await waitForWebFont(page)
    const top = async (address: string) => {
      await page.goto(address)
      await alive(page)
      await fontsReady(page)
      return (await page.getByLabel('Email').boundingBox())?.y
    }
    const plain = await top(path)
    const named = await top(withNext(path, depositForPlan('master')))
    await expect(main(page).getByText(/You chose the Master plan/)).toBeVisible()
    expect(named).toBe(plain)
  })
