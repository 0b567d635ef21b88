import { defineConfig } from '@playwright/test'
import { launchOptions } from '../tools/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 4273)
const baseURL = `http://localhost:${port}`

/** Starts a separate server on an empty data folder, so that no test finds data of an earlier run. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Each of these has its own server and configuration.
  testIgnore: ['quirky/**', 'browsers/**'],
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL,
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tracing every test takes longer than the tests. Use `-- --trace on` for the one you investigate.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/server.mjs',
    cwd: '..',
    url: `${baseURL}/api/`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
