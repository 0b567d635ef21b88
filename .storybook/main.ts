import type { StorybookConfig } from '@storybook/react-vite'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { readCoverage } from '../tools/coverage.mjs'
import { readHooks } from '../tools/hooks.mjs'
import { cssTarget } from '../build/css-target.mjs'
import { isTestOnly, TEST_ONLY } from './test-only.ts'

// Dependencies that run only in Node. All others are bundled before the first story: if Vite finds a new one while stories are
// running, it bundles again and reloads the page during the tests.
const server = /^(@electric-sql|@hono|@node-rs|@noble|@scure|@fontsource|hono|pg|pino|rate-limiter|tsx)/

const files = '**/*.@(mdx|stories.tsx)'
const folders = readdirSync('stories', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'snapshots')
  .map(({ name }) => name)

// The app is built in one language, without the components that it doesn't use, and with icons that lack their names for snippets.
const appOnly = new Set(['inline-messages', 'drop-unused-components', 'small-icons'])
const isForStories = (plugin: unknown) =>
  !(plugin instanceof Object && 'name' in plugin && appOnly.has(String(plugin.name)))

const config: StorybookConfig = {
  // Each folder is a group of the sidebar, in title case. An id is in lower case, so ids and snapshots keep their names.
  stories: [
    '../stories/*.mdx',
    ...folders.map((name) => ({
      directory: `../stories/${name}`,
      files,
      titlePrefix: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    })),
  ],
  tags: { [TEST_ONLY]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers) =>
    (indexers ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (...given) =>
        (await indexer.createIndex(...given)).map((story) =>
          isTestOnly(story.exportName) ? { ...story, tags: [...(story.tags ?? []), TEST_ONLY] } : story,
        ),
    })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(process.env.VITEST ? [] : ['@storybook/addon-mcp']),
  ],
  framework: '@storybook/react-vite',
  // Hooks that run after a story run in reverse order: the snapshot comes last.
  previewAnnotations: (entries = []) =>
    process.env.VITEST
      ? [
          join(import.meta.dirname, 'snapshots/snapshots.ts'),
          ...entries,
          join(import.meta.dirname, 'test-run.ts'),
        ]
      : entries,
  features: { sidebarOnboardingChecklist: false, componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Extracting the values of union types takes time, and the tests don't need them.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Only components: the plugin adds its data to every object that a file exports.
      include: ['ui/**/[A-Z]*.tsx', 'stories/**/[A-Z]*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  staticDirs: ['../public', { from: '../stories/snapshots', to: '/snapshots' }],
  viteFinal: (vite) => ({
    ...vite,
    plugins: vite.plugins?.flat(Infinity).filter(isForStories),
    build: {
      ...vite.build,
      cssTarget,
      // With their names, so that snippets say `<Table>` and not `<u>`.
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { keepNames: true } },
    },
    // For stories/coverage.ts and stories/hooks.ts.
    define: {
      ...vite.define,
      COVERAGE: JSON.stringify(readCoverage()),
      HOOKS: JSON.stringify(readHooks()),
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...Object.keys(packageJson.dependencies).filter((name) => !server.test(name)),
        'react/jsx-dev-runtime',
        'storybook/test',
        'axe-core',
        'zod/mini',
        '@noble/hashes/sha2.js',
        '@noble/hashes/sha3.js',
        '@noble/hashes/utils.js',
        '@scure/base',
        '@scure/bip39/wordlists/english.js',
        'storybook/actions',
        'storybook/theming',
        '@storybook/react-vite',
        '@storybook/addon-a11y/preview',
        'jsqr',
        'msw',
      ],
    },
  }),
}
export default config
