import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { dropUnusedComponents } from './drop-unused-components.mjs'

const ENTRY = '\0entry'

/** The bundled code of one import from React Router. */
async function bundle(name: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      dropUnusedComponents(),
      {
        name: 'entry',
        resolveId: (id: string) => (id === ENTRY ? id : undefined),
        load: (id: string) =>
          id === ENTRY ? `import { ${name} } from 'react-router-dom'; globalThis.used = ${name}` : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, external: /^react(-dom)?($|\/)/ },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}

it('leaves out components of React Router that nothing imports', async () => {
  const code = await bundle('Navigate')
  expect(code).toContain('function Navigate(')
  expect(code).not.toContain('function LinkWithRef(')
  expect(code).not.toContain('NavLink')
}, 30_000)

it('keeps a component that is imported', async () => {
  const code = await bundle('NavLink')
  expect(code).toContain('function NavLinkWithRef(')
  expect(code).toContain('function LinkWithRef(')
}, 30_000)

it('leaves out the warnings for developers', async () => {
  const code = await bundle('RouterProvider')
  expect(code).not.toContain('Hey developer')
  expect(code).not.toContain('No routes matched location')
}, 30_000)
