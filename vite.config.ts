import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssTarget } from './build/css-target.mjs'
import { dropUnusedComponents } from './build/drop-unused-components.mjs'
import { inlineMessages } from './build/inline-messages.mjs'
import { smallIcons } from './build/small-icons.mjs'

const ENTRY = '/app/main.tsx'
const FIGURES =
  /\/(?:ui\/(?:money\/(?:format|Money|DateTime|leading-figure)|primitives\/(?:Badge|Skeleton)))\.tsx?$/
const AMOUNTS =
  /\/(?:contract\/money|ui\/lib\/use-slow|app\/api\/use-capability|app\/storage\/declared-capabilities)\.ts$/
const SETTLING =
  /\/app\/(?:money\/(?:read-now|attempt|history-match|recheck-refusal|order-details)|api\/capabilities)\.ts$/
const ADDRESSES =
  /\/node_modules\/@(?:noble\/hashes|scure\/base)\/|\/(?:ui\/address\/(?:address-check|look-alike)|contract\/(?:iban|orders)|ui\/money\/When)\.tsx?$/
const PROSE = /\/(?:ui\/marketing\/(?:CallToAction|Facts|PageIntro|PointList)|routes\/public\/Prose)\.tsx$/

/** It re-exports every icon, so importing it says nothing about which icons a module uses. */
const ICON_INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/

/**
 * Whether the app's entry always loads this module. All such modules go into one file instead of several. The entry itself stays
 * separate: it waits for a page's code, and a page that imported from it would wait for the entry in turn. The bundler places the
 * icons: next to the page that uses them, or in the app's file.
 */
function startsTheApp(id: string, importers: (id: string) => readonly string[]) {
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

const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4174'

export default defineConfig({
  plugins: [react(), tailwindcss(), dropUnusedComponents(), smallIcons(), inlineMessages()],
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': sandbox } },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every page loads the list of all files. Names of shared parts cost 1.1 kB in it, and a hash can't be compressed: seven
        // characters are 42 bits. The build manifest has all names.
        chunkFileNames: ({ name }) =>
          name.endsWith('Page') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
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
            // Separate, because the home page's slider needs only its own two drawings.
            {
              name: 'illustration',
              test: /\/ui\/marketing\/(?:Illustration|hero-drawings|drawing-style)\.tsx?$/,
              priority: 1,
            },
            { name: 'drawings', test: /\/ui\/marketing\/(?:service-)?drawings\.tsx$/, priority: 1 },
            // Small components that most pages of a kind share: one file instead of eight.
            // What figures and forms both use: a form without figures needs no more of them.
            { name: 'amounts', test: AMOUNTS, priority: 1 },
            // Apart from the amounts, because forms need no histories.
            { name: 'history-queries', test: /\/app\/api\/history-queries\.ts$/, priority: 1 },
            { name: 'figures', test: FIGURES, priority: 1 },
            // Without these, what the security page shares with other pages would become separate files, which all of them load.
            { name: 'read-now', test: SETTLING, priority: 1 },
            { name: 'chevrons', test: /\/icons\/chevron-(?:left|right)\.m?js$/, priority: 1 },
            { name: 'prose', test: PROSE, priority: 1 },
            // Otherwise it joins `prose`, which customers' pages don't need.
            { name: 'description-list', test: /\/ui\/primitives\/DescriptionList\.tsx$/, priority: 2 },
            // A customer's page needs no more than what reads answers.
            {
              name: 'contract',
              test: /node_modules\/zod\/|\/contract\/(?:answers|auth-answers|market|transactions|user)\.ts$/,
              priority: 1,
            },
            { name: 'fields', test: /\/contract\/(?:fields|invisible)\.ts$/, priority: 1 },
            { name: 'addresses', test: ADDRESSES },
            // What two or three of the customers' pages share: one file for each such group of pages, instead of two.
            { name: 'status', test: /\/(?:ui\/wallet\/StatusBadge|icons\/circle-x)\.(?:tsx|mjs)$/ },
            {
              name: 'account-status',
              test: /\/(?:ui\/profile\/AccountStatus|icons\/circle-question-mark|dashboard\/username)\.(?:tsx?|mjs)$/,
            },
            { name: 'available', test: /\/ui\/(?:wallet\/available|money\/Percent)\.tsx?$/ },
            { name: 'use-next', test: /\/(?:auth\/use-next|ui\/auth\/email-input)\.ts$/ },
            { name: 'mutations', test: /\/app\/api\/(?:mutations|has-default-message)\.ts$/ },
            {
              name: 'entries',
              test: /\/(?:money\/Late(?:Order)?Notices|ui\/history\/entries)\.tsx?$/,
            },
          ],
        },
      },
    },
    target: 'es2022',
    cssTarget,
  },
})
