import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4283)
const baseURL = `http://localhost:${port}`

/** The same journeys in Playwright's own Firefox and WebKit: `npx playwright install --with-deps firefox webkit`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'browsers.spec.ts',
  outputDir: '../../test-results/browsers',
  timeout: 180_000,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: { baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-US', timezoneId: 'UTC' },
  projects: [
    { name: 'firefox', use: { browserName: 'firefox' } },
    { name: 'webkit', use: { browserName: 'webkit' } },
  ],
  webServer: {
    command: 'node e2e/server.mjs',
    cwd: '../..',
    url: `${baseURL}/api/`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
