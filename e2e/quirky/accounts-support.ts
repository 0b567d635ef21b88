import type { Page } from '@playwright/test'

export const PASSWORD = 'Harbour#Light7'
export const main = (page: Page) => page.getByRole('main')
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
