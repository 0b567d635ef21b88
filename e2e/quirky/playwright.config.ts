import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tools/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 4373)

function withArgs(...args: string[]) {
  const options = launchOptions()
  return { ...options, args: [...(options.args ?? []), ...args] }
}

/** Tests the app against the quirky backend, at the same origin and at another one. Needs `npm run build` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/quirky',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./unique-ids.ts']],
  metadata: { port },
  use: {
    // These tests don't check the design.
    launchOptions: withArgs('--disable-remote-fonts', '--blink-settings=imagesEnabled=false'),
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/quirky/serve.mjs',
    cwd: '../..',
    port: port + 1,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
