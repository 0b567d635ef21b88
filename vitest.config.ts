import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { snapshots } from './.storybook/snapshots/config.ts'
import { storySpeed } from './.storybook/story-speed.ts'
import app from './vite.config.ts'

const { commands, launch } = snapshots()

// Only Vitest reads this file, so that the build of the app needs no test's files.
const tests = defineConfig({
  test: {
    reporters: ['default', storySpeed],
    // With `--coverage`, or the switch in Storybook's test panel.
    coverage: {
      provider: 'v8',
      include: ['{ui,app,contract,sandbox}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.ts'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{.storybook,contract,ui,app,sandbox,build,tools}/**/*.test.ts'],
          // A limit for hanging tests only: property tests take up to 4 s of computing, and a busy machine is several times slower.
          testTimeout: 30_000,
        },
      },
      // `npm run test:pgbouncer`
      {
        extends: true,
        test: { name: 'pgbouncer', environment: 'node', include: ['sandbox/pgbouncer.check.ts'] },
      },
      // `npm run test:pseudo`
      {
        extends: true,
        test: {
          name: 'pseudo',
          include: ['stories/*.check.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: launch,
              contextOptions: { locale: 'en-US', timezoneId: 'UTC', viewport: { width: 1280, height: 900 } },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // One page for all files: stories clean up after themselves, and opening new pages took a third of the time.
          isolate: false,
          // Taking a new snapshot waits until it no longer changes.
          testTimeout: process.env.SNAPSHOTS === 'accept' ? 60_000 : 15_000,
          globalSetup: './.storybook/snapshots/run.ts',
          setupFiles: ['./.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: launch,
              // Large enough for every story at its own size: the browser scales down what doesn't fit.
              contextOptions: { locale: 'en-US', timezoneId: 'UTC', viewport: { width: 1280, height: 3000 } },
            }),
            instances: [{ browser: 'chromium' }],
            commands,
          },
        },
      },
    ],
  },
})

export default mergeConfig(app, tests)
