const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const tiers = ['lib', 'primitives', 'money', 'form']
// Figures and addresses that several domains show.
const shared = ['address', 'wallet']
const domains = [
  'auth',
  'profile',
  'deposit',
  'withdrawal',
  'payout',
  'security',
  'history',
  'market',
  'shell',
  'marketing',
]
const folders = [...tiers, ...shared, ...domains]
const mayImport = (folder) => {
  if (tiers.includes(folder)) return tiers.slice(0, tiers.indexOf(folder) + 1)
  return shared.includes(folder) ? [...tiers, folder] : [...tiers, ...shared, folder]
}
const test = '[.]test[.]tsx?$'

/** The import rules; docs/decisions/0001 gives the reasons. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-circular', 'Two modules that import each other belong in one module.', {}, { circular: true }),
    rule('not-to-unresolvable', 'The import can’t be resolved.', {}, { couldNotResolve: true }),
    rule(
      'contract-is-a-leaf',
      'Client and server share it, so it depends on neither of them, nor on the platform.',
      { path: '^contract/', pathNot: test },
      { pathNot: ['^contract/', '^node_modules/zod/'] },
    ),
    rule(
      'ui-knows-no-app',
      'The library works without this app.',
      { path: '^ui/' },
      { path: '^(app|sandbox|stories|e2e)/' },
    ),
    rule(
      'ui-does-no-io',
      'Components take props and callbacks; they don’t fetch or navigate.',
      { path: '^ui/' },
      { path: '^node_modules/(react-router|react-router-dom|@tanstack|msw)/' },
    ),
    ...folders.map((folder) =>
      rule(
        'ui-folders-point-left',
        'lib < primitives < money < form < address, wallet < the domains, which do not import one another.',
        { path: `^ui/${folder}/` },
        { path: '^ui/[^/]+/', pathNot: `^ui/(${mayImport(folder).join('|')})/` },
      ),
    ),
    rule(
      'ui-has-these-folders',
      'A new folder of ui/ needs its place in the order above.',
      { path: '^ui/[^/]+/', pathNot: `^ui/(${folders.join('|')}|dist)/` },
      {},
    ),
    rule(
      'primitives-know-no-domain',
      'A primitive could stand in any library.',
      { path: '^ui/(lib|primitives)/' },
      { path: '^contract/' },
    ),
    rule(
      'form-library-stays-in-forms',
      'Only ui/form and *Form.tsx files import the form library.',
      { path: '^ui/', pathNot: ['^ui/form/', 'Form[.]tsx$'] },
      { path: '^node_modules/(react-hook-form|@hookform)/' },
    ),
    rule(
      'pages-are-islands',
      'Code that two areas need moves to ui/ or app/.',
      { path: '^app/routes/([^/]+)/' },
      { path: '^app/routes/', pathNot: '^app/routes/$1/' },
    ),
    rule(
      'only-the-route-table-mounts-pages',
      'Only app/routes.tsx imports pages.',
      { path: '^app/', pathNot: '^app/routes([.]tsx$|/)' },
      { path: '^app/routes/' },
    ),
    rule(
      'app-api-renders-nothing',
      'app/api makes requests and reports errors; it renders nothing.',
      { path: '^app/api/' },
      {
        path: [
          '^ui/',
          '^app/(routes|shell|routing|session|money|payouts|security|start|errors)/',
          '^node_modules/react-router',
        ],
        pathNot: '^ui/lib/(?:store|messages)[.]ts$',
      },
    ),
    rule(
      'client-and-server-meet-in-contract',
      'Client and server share only contract/.',
      { path: '^(ui|app|stories|e2e)/' },
      { path: '^sandbox/' },
    ),
    rule(
      'client-and-server-meet-in-contract',
      'Client and server share only contract/.',
      { path: '^sandbox/' },
      { path: '^(ui|app|stories|e2e)/' },
    ),
    rule(
      'sandbox-domain-is-pure',
      'No HTTP, SQL or clock, so that you can read and test it alone.',
      { path: '^sandbox/domain/', pathNot: test },
      { pathNot: ['^sandbox/domain/', '^contract/', '^node_modules/@scure/'] },
    ),
    rule(
      'fixtures-stay-out-of-the-build',
      'Sample data must never reach a customer.',
      {
        path: '^(ui|app|sandbox|contract)/',
        pathNot: [test, '^sandbox/db/seed[.]ts$', '^contract/fixtures/'],
      },
      { path: '^contract/fixtures/' },
    ),
    rule(
      'component-stories-know-no-app',
      'Only the stories in stories/routes import the app.',
      { path: '^stories/', pathNot: '^stories/routes/' },
      { path: '^app/' },
    ),
    rule(
      'nobody-imports-stories',
      'Stories are leaves.',
      { pathNot: '^(stories|[.]storybook)/' },
      { path: '^stories/' },
    ),
    rule(
      'the-product-knows-no-tools',
      'The tools that build, check and measure the product are not part of it.',
      { path: '^(contract|ui|app|sandbox)/', pathNot: test },
      { path: '^(build|tools|bench|[.]storybook)/' },
    ),
    rule(
      'e2e-drives-the-browser',
      'End-to-end tests import only paths and sample data.',
      { path: '^e2e/' },
      { path: '^(ui|app)/', pathNot: '^app/paths[.]ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
