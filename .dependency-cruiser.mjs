const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const tiers = ['lib', 'primitives', 'money', 'form']
// Figures and addresses that several domains show stand in these two.
const shared = ['address', 'wallet']
const domains = ['auth', 'profile', 'deposit', 'withdrawal', 'history', 'market', 'shell', 'marketing']
const folders = [...tiers, ...shared, ...domains]
const mayImport = (folder) => {
  if (tiers.includes(folder)) return tiers.slice(0, tiers.indexOf(folder) + 1)
  return shared.includes(folder) ? [...tiers, folder] : [...tiers, ...shared, folder]
}
const test = '[.]test[.]tsx?$'

/** The directions of imports; docs/decisions/0001 says why. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-circular', 'Two modules that need each other are one module.', {}, { circular: true }),
    rule('not-to-unresolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),
    rule(
      'contract-is-a-leaf',
      'Client and server share it, so it may depend on neither, nor on where it runs.',
      { path: '^contract/', pathNot: test },
      { pathNot: ['^contract/', '^node_modules/zod/'] },
    ),
    rule(
      'ui-knows-no-app',
      'The library can be used without this app.',
      { path: '^ui/' },
      { path: '^(app|sandbox|stories|e2e)/' },
    ),
    rule(
      'ui-does-no-io',
      'Props in, callbacks out.',
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
      'Only ui/form and the files named *Form.tsx know how a form is kept.',
      { path: '^ui/', pathNot: ['^ui/form/', 'Form[.]tsx$'] },
      { path: '^node_modules/(react-hook-form|@hookform)/' },
    ),
    rule(
      'pages-are-islands',
      'What two areas need moves to ui/ or app/.',
      { path: '^app/routes/([^/]+)/' },
      { path: '^app/routes/', pathNot: '^app/routes/$1/' },
    ),
    rule(
      'only-the-route-table-mounts-pages',
      'One table of routes.',
      { path: '^app/', pathNot: '^app/routes([.]tsx$|/)' },
      { path: '^app/routes/' },
    ),
    rule(
      'app-api-renders-nothing',
      'Calls and words only.',
      { path: '^app/api/' },
      {
        path: ['^ui/', '^app/(routes|shell|routing|session|money|start)/', '^node_modules/react-router'],
        pathNot: '^ui/lib/store[.]ts$',
      },
    ),
    rule(
      'client-and-server-meet-in-contract',
      'A border.',
      { path: '^(ui|app|stories|e2e)/' },
      { path: '^sandbox/' },
    ),
    rule(
      'client-and-server-meet-in-contract',
      'A border.',
      { path: '^sandbox/' },
      { path: '^(ui|app|stories|e2e)/' },
    ),
    rule(
      'sandbox-domain-is-pure',
      'No HTTP, SQL or clock, so that it can be read and tested alone.',
      { path: '^sandbox/domain/', pathNot: test },
      { pathNot: ['^sandbox/domain/', '^contract/', '^node_modules/@scure/'] },
    ),
    rule(
      'fixtures-stay-out-of-the-build',
      'Sample data never reaches a customer.',
      {
        path: '^(ui|app|sandbox|contract)/',
        pathNot: [test, '^sandbox/db/seed[.]ts$', '^contract/fixtures/'],
      },
      { path: '^contract/fixtures/' },
    ),
    rule(
      'component-stories-know-no-app',
      'Only stories/routes mounts pages.',
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
      'What builds, checks and measures the product is no part of it.',
      { path: '^(contract|ui|app|sandbox)/', pathNot: test },
      { path: '^(build|tools|bench|[.]storybook)/' },
    ),
    rule(
      'e2e-drives-the-browser',
      'A journey knows addresses and sample data, no more.',
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
