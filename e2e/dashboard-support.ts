import type { Page } from '@playwright/test'

export const figures = (page: Page) =>
  page
    .locator('[data-slot="wallet-box"]')
    .evaluateAll((boxes) =>
      boxes.map((box) => [box.querySelector('dt')?.textContent, box.querySelector('dd')?.textContent]),
    )
