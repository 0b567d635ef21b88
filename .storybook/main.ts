import type { StorybookConfig } from '@storybook/react-vite'
import packageJson from '../package.json' with { type: 'json' }
import { readCoverage } from '../tools/coverage.mjs'
import { cssTarget } from '../build/css-target.mjs'

// Dependencies that run only in Node. All others are bundled before the first story: if Vite finds a new one while stories are
// running, it bundles again and reloads the page during the tests.
const server = /^(@electric-sql|@hono|@node-rs|@noble|@scure|@fontsource|hono|pg|pino|rate-limiter|tsx)/

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  features: { sidebarOnboardingChecklist: false },
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
  staticDirs: ['../public', { from: '../stories/pixels', to: '/pixels' }],
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, cssTarget },
    // For stories/coverage.ts.
    define: { ...vite.define, COVERAGE: JSON.stringify(readCoverage()) },
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
