/**
 * Which modules share a file, for Vite's `codeSplitting`. The bundler alone would make many small files, which compress worse, and put
 * modules beside others that a page doesn't need. `npm run budget` shows the effect of a change in bytes.
 */

const ENTRY = '/app/main.tsx'
const ICONS = 'node_modules/lucide-react/dist/esm/icons/'

/** It re-exports every icon, so importing it says nothing about which icons a module uses. */
const ICON_INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/

/**
 * Whether the app's entry always loads this module. All such modules go into one file instead of several. The entry itself stays
 * separate: it waits for a page's code, and a page that imported from it would wait for the entry in turn. The bundler places the
 * icons: next to the page that uses them, or in the app's file.
 */
function startsTheApp(id, importers) {
  if (id.endsWith(ENTRY)) return false
  // Sentences of all pages use it. Otherwise it joins the figures, which not all pages need.
  if (id.endsWith('/ui/lib/rich.ts')) return true
  const seen = new Set([id])
  for (const each of seen) {
    if (each.endsWith(ENTRY)) return true
    for (const importer of importers(each)) if (!ICON_INDEX.test(importer)) seen.add(importer)
  }
  return false
}

/** The groups of our own files, by their paths from the root. `packages` are folders of `node_modules` that belong to them. */
export const ownGroups = [
  // Separate, because the home page's slider needs only its own two drawings.
  {
    name: 'illustration',
    files: [
      'ui/marketing/Illustration.tsx',
      'ui/marketing/hero-drawings.tsx',
      'ui/marketing/drawing-style.ts',
    ],
    priority: 1,
  },
  {
    name: 'drawings',
    files: ['ui/marketing/drawings.tsx', 'ui/marketing/service-drawings.tsx'],
    priority: 1,
  },
  // What figures and forms both use: a form without figures needs no more of them.
  {
    name: 'amounts',
    files: [
      'contract/money.ts',
      'ui/lib/use-slow.ts',
      'app/api/use-capability.ts',
      'app/storage/declared-capabilities.ts',
    ],
    priority: 1,
  },
  // Small components that most pages with figures share: one file instead of six.
  {
    name: 'figures',
    files: [
      'ui/money/format.ts',
      'ui/money/Money.tsx',
      'ui/money/DateTime.tsx',
      'ui/money/leading-figure.ts',
      'ui/primitives/Badge.tsx',
      'ui/primitives/Skeleton.tsx',
    ],
    priority: 1,
  },
  {
    name: 'chevrons',
    files: [`${ICONS}chevron-left.mjs`, `${ICONS}chevron-right.mjs`, 'ui/lib/use-direction.ts'],
    priority: 1,
  },
  {
    name: 'prose',
    files: [
      'ui/marketing/CallToAction.tsx',
      'ui/marketing/Facts.tsx',
      'ui/marketing/PageIntro.tsx',
      'ui/marketing/PointList.tsx',
      'app/routes/public/Prose.tsx',
    ],
    priority: 1,
  },
  // Both are a few lines, and most pages that write one email write the other.
  { name: 'mailto', files: ['ui/lib/mailto.ts', 'ui/profile/verification-mail.ts'], priority: 1 },
  // Otherwise it joins `prose`, which customers' pages don't need.
  { name: 'description-list', files: ['ui/primitives/DescriptionList.tsx'], priority: 2 },
  // A customer's page needs no more than what reads answers.
  {
    name: 'contract',
    packages: ['zod'],
    files: [
      'contract/responses.ts',
      'contract/auth-responses.ts',
      'contract/market.ts',
      'contract/transactions.ts',
      'contract/user.ts',
    ],
    priority: 1,
  },
  { name: 'fields', files: ['contract/fields.ts', 'contract/invisible.ts'], priority: 1 },
  {
    name: 'addresses',
    packages: ['@noble/hashes', '@scure/base'],
    files: [
      'contract/address-key.ts',
      'ui/address/address-check.ts',
      'ui/address/network-in-words.ts',
      'ui/address/look-alike.ts',
      'ui/money/When.tsx',
      'contract/iban.ts',
      'contract/orders.ts',
      // A few lines, which withdrawing, the security page and the second step of a sign-in need.
      'app/routing/use-back-closes.ts',
    ],
  },
  // Small modules that the dashboard shares with other customers' pages: one file instead of many.
  {
    name: 'customer',
    files: [
      'app/api/history-queries.ts',
      'app/money/LazyNotices.tsx',
      'app/money/storage-keys.ts',
      'app/money/use-notices-needed.ts',
      'app/storage/display-choices.ts',
      'app/routes/dashboard/username.ts',
      'ui/history/entries.ts',
      'ui/money/Percent.tsx',
      'ui/profile/AccountStatus.tsx',
      'ui/wallet/StatusBadge.tsx',
      'ui/wallet/available.ts',
      ...['arrow-down-left', 'circle-dashed', 'badge-check', 'circle-question-mark', 'circle-x'].map(
        (name) => `${ICONS}${name}.mjs`,
      ),
    ],
    priority: 1,
  },
  // Without this group, what the security page shares with other pages would become separate files, which all of them load.
  {
    name: 'read-now',
    files: [
      'app/money/read-now.ts',
      'app/money/attempt.ts',
      'app/money/history-match.ts',
      'app/money/recheck-refusal.ts',
      'app/money/order-details.ts',
      'app/api/capabilities.ts',
    ],
    priority: 1,
  },
  { name: 'use-next', files: ['app/routes/auth/use-next.ts', 'ui/auth/email-input.ts'] },
  { name: 'mutations', files: ['app/api/mutations.ts', 'app/api/has-default-message.ts'] },
]

const escaped = (path) => path.replaceAll('.', '\\.')
/**
 * Matches the module ids of a group: absolute paths.
 * @param {{ files: string[], packages?: string[] }} group
 */
export const pattern = ({ files, packages = [] }) =>
  new RegExp(
    [
      `/(?:${files.map(escaped).join('|')})$`,
      ...packages.map((name) => `/node_modules/${escaped(name)}/`),
    ].join('|'),
  )

export const chunkGroups = [
  // Separate files: the browser compiles each in a separate task, and they stay cached across our releases.
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
  ...ownGroups.map(({ name, priority, ...group }) => ({ name, priority, test: pattern(group) })),
]
