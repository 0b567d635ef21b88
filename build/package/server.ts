import tailwindcss from '@tailwindcss/vite'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { run } from './consumer.ts'
import { serverApp } from './sample-page.ts'

/** Imports each module of the installed package in Node, where there is no document. */
export function importAll(scratch: string, packed: string[]): { imported: number; failed: string[] } {
  const modules = packed.filter((file) => file.endsWith('.js'))
  writeFileSync(
    join(scratch, 'import-all.mjs'),
    `const failed = []
     for (const file of ${JSON.stringify(modules)})
       await import('./node_modules/@plainsail/ui/' + file).catch((error) => failed.push(file + ': ' + error.message))
     console.log(JSON.stringify({ imported: ${modules.length}, failed }))`,
  )
  return JSON.parse(run(process.execPath, ['import-all.mjs'], scratch))
}

/** An app that renders on a server without a bundler, and builds its styles and its script with its own Tailwind. */
export async function renderOnServer(scratch: string): Promise<{ html: string; folder: string }> {
  const root = join(scratch, 'server')
  mkdirSync(root)
  writeFileSync(join(root, 'app.js'), serverApp)
  writeFileSync(
    join(root, 'render.mjs'),
    `import { createElement } from 'react'
     import { renderToString } from 'react-dom/server'
     import { App } from './app.js'
     process.stdout.write(renderToString(createElement(App)))`,
  )
  process.env.NODE_ENV = 'production'
  const html = run(process.execPath, ['render.mjs'], root)
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><div id="root">${html}</div><script type="module" src="./main.js"></script>`,
  )
  writeFileSync(
    join(root, 'app.css'),
    `@import '@plainsail/ui/styles.css';\n@import 'tailwindcss' source('./');`,
  )
  writeFileSync(
    join(root, 'main.js'),
    `import './app.css'
     import { createElement } from 'react'
     import { hydrateRoot } from 'react-dom/client'
     import { App } from './app.js'
     hydrateRoot(document.getElementById('root'), createElement(App), {
       onRecoverableError: (error) => console.error(error),
     })`,
  )
  // Tailwind itself comes from here: the app has no copy of its own, to keep the installation short.
  const tailwind = join(process.cwd(), 'node_modules/tailwindcss')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: { alias: { tailwindcss: join(tailwind, 'index.css') } },
    build: { modulePreload: { polyfill: false } },
  })
  return { html, folder: join(root, 'dist') }
}

type Rendered = { failed: string[]; rendered: Record<string, string> }

/**
 * Imports the given modules as React's server components: with the condition `react-server`, and with a reference in place of each module
 * that starts with 'use client', as frameworks do. Then renders some of them down to their first element.
 */
export async function serverComponents(scratch: string, modules: string[]): Promise<Rendered> {
  const entry = join(scratch, 'react-server.js')
  const shown = ['Badge', 'Field', 'Link', 'Spinner']
  writeFileSync(
    entry,
    `import { version, useState } from 'react'
     ${shown.map((name) => `import { ${name} } from '@plainsail/ui/primitives/${name}'`).join('\n')}
     const failed = typeof useState === 'undefined' ? [] : ['not a server']
     const load = { ${modules.map((file) => `'${file}': () => import('./node_modules/@plainsail/ui/${file}')`).join(',')} }
     for (const [file, start] of Object.entries(load)) await start().catch((error) => failed.push(file + ': ' + error.message))
     const rendered = {}
     // React offers useId only while it renders.
     const internals = (await import('react')).__SERVER_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
     if (internals) internals.H = { useId: () => 'id', useMemo: (make) => make(), useCallback: (f) => f }
     for (const [name, component] of Object.entries({ ${shown.join()} })) {
       let node = component({ label: 'l', title: 't', children: 'x' })
       while (typeof node.type === 'function') node = node.type(node.props)
       rendered[name] = node.type
     }
     console.log(JSON.stringify({ failed, rendered }))`,
  )
  await build({
    root: scratch,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'client-references',
        enforce: 'pre',
        load(id) {
          const code = /\.m?js$/.test(id) ? readFileSync(id, 'utf8') : ''
          if (!/^\s*(?:["']use strict["'];?\s*)?["']use client["']/.test(code)) return undefined
          const names = Array.from(code.matchAll(/export \{([^}]*)\}/g), ([, list = '']) =>
            list.split(',').map((each) => each.trim().split(' as ').at(-1) ?? ''),
          ).flat()
          const reference = "{ $$typeof: Symbol.for('react.client.reference') }"
          return names
            .filter(Boolean)
            .map((name) =>
              name === 'default' ? `export default ${reference}` : `export const ${name} = ${reference}`,
            )
            .join('\n')
        },
      },
    ],
    resolve: { conditions: ['react-server', 'module', 'import', 'default'] },
    ssr: { noExternal: true, resolve: { conditions: ['react-server', 'module', 'import', 'default'] } },
    build: {
      ssr: entry,
      outDir: 'react-server',
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  })
  return JSON.parse(run(process.execPath, ['react-server/entry.mjs'], scratch))
}
