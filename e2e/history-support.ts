import type { Page } from '@playwright/test'

export const total = (page: Page) => page.getByText(/^Showing .* of /)
