import type { StorybookConfig } from '@storybook/react-vite'
import packageJson from '../package.json' with { type: 'json' }
import { readCoverage } from '../tools/coverage.mjs'
import { cssTarget } from '../build/css-target.mjs'

// What runs in Node only; the rest is bundled before the first story. A dependency that Vite meets while stories are
// running makes it bundle anew and reload the page under them.
const server = /^(@electric-sql|@hono|@node-rs|@noble|@scure|@fontsource|hono|pg|pino|rate-limiter|tsx)/

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // It reads what a union type allows, which takes time that the tests needn't spend.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Components alone: it leaves its notes on every object that a file exports, a list of drawings too.
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
        '@hookform/resolvers/zod',
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
