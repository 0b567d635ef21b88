import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pixels } from './.storybook/pixels/config.ts'
import { storySpeed } from './.storybook/story-speed.ts'
import { launchOptions } from './tools/chromium.mjs'
import { cssTarget } from './build/css-target.mjs'

const ENTRY = '/app/main.tsx'
const FIGURES =
  /\/(?:contract\/money|ui\/(?:money\/(?:format|Money|DateTime)|primitives\/(?:Badge|Skeleton)|market\/(?:price-line|Sparkline)))\.tsx?$/
const PROSE = /\/(?:ui\/marketing\/(?:CallToAction|Facts|PageIntro|PointList)|routes\/public\/Prose)\.tsx$/

/**
 * What the app's entry always loads goes into one file, instead of one for each group of pages that shares a part of it.
 * The entry itself stays apart: it waits for a page, and a page that imports from it would wait for it in turn.
 */
function startsTheApp(id: string, importers: (id: string) => readonly string[]) {
  if (id.endsWith(ENTRY)) return false
  const seen = new Set([id])
  for (const each of seen) {
    if (each.endsWith(ENTRY)) return true
    for (const importer of importers(each)) seen.add(importer)
  }
  return false
}

const { provide, commands } = pixels()
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4174'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': sandbox } },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Files of their own: each is compiled in a task of its own, and a release of ours leaves them in the cache.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
            {
              name: 'router',
              test: /node_modules\/(?:react-router|react-router-dom|@tanstack)\//,
              priority: 3,
            },
            {
              debugName: 'app',
              name: (id, graph) =>
                startsTheApp(id, (each) => graph.getModuleInfo(each)?.importers ?? []) ? 'app' : null,
              priority: 2,
            },
            // Small parts that most pages of a kind have: one file instead of eight, in each page's HTML too.
            { name: 'figures', test: FIGURES, priority: 1 },
            { name: 'prose', test: PROSE, priority: 1 },
            { name: 'contract', test: /node_modules\/zod\/|\/contract\/[^/]+\.ts$/ },
          ],
        },
      },
    },
    target: 'es2022',
    cssTarget,
  },
  test: {
    reporters: ['default', storySpeed],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{.storybook,contract,ui,app,sandbox,build,tools}/**/*.test.ts'],
        },
      },
      // `npm run test:pgbouncer`
      {
        extends: true,
        test: { name: 'pgbouncer', environment: 'node', include: ['sandbox/pgbouncer.check.ts'] },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // One page for all files: a story tidies up after itself, and a third of the time was for new pages.
          isolate: false,
          provide,
          setupFiles: ['./.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: launchOptions(),
              // Large enough for every story at its own size: what doesn't fit is scaled down.
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
