import type { Page } from '@playwright/test'

export const risk = (page: Page) => page.getByRole('complementary', { name: 'Risk warning' })
export const heading = (page: Page) => page.locator('[data-page-heading]')
