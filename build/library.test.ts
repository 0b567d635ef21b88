import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchOptions } from '../tools/chromium.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'plainsail-library-'))
const run = (command: string, args: string[], cwd = '.') =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })

beforeAll(() => {
  run(process.execPath, ['build/build-ui.mjs'])
  const tarball = run('npm', ['pack', resolve('ui/dist'), '--pack-destination', scratch, '--silent']).trim()
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  writeFileSync(
    join(scratch, 'package.json'),
    JSON.stringify({
      type: 'module',
      dependencies: {
        react: dependencies.react,
        'react-dom': dependencies['react-dom'],
        '@plainsail/ui': `file:${tarball}`,
      },
      devDependencies: {
        '@types/react': devDependencies['@types/react'],
        '@types/react-dom': devDependencies['@types/react-dom'],
      },
    }),
  )
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], scratch)
}, 240_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Builds a page of another app with the installed package. Resolves with its folder and its script. */
async function buildPage(name: string, source: string) {
  const root = join(scratch, name)
  mkdirSync(root)
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="./main.tsx"></script>',
  )
  writeFileSync(join(root, 'main.tsx'), source)
  await build({ root, configFile: false, logLevel: 'error', build: { emptyOutDir: true } })
  const assets = join(root, 'dist/assets')
  const script = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
  return { root, script: script.join('\n') }
}

const renders = (imports: string, element: string) => `
  import { createElement as h } from 'react'
  import { createRoot } from 'react-dom/client'
  ${imports}
  createRoot(document.getElementById('root')).render(${element})
`

it(
  'renders a page of another app from the packed library, with types and styles',
  { timeout: 120_000 },
  async () => {
    const { root } = await buildPage(
      'whole',
      renders(
        `import '@plainsail/ui/theme.css'
       import { Money } from '@plainsail/ui/money/Money'
       import { Button } from '@plainsail/ui/primitives/Button'`,
        `h(Button, { id: 'pay' }, 'Pay ', h(Money, { amount: '1234.50' }))`,
      ),
    )
    writeFileSync(
      join(scratch, 'types.tsx'),
      `import { Button } from '@plainsail/ui/primitives/Button'
     export const right = <Button variant="danger">x</Button>
     // @ts-expect-error a variant that does not exist
     export const wrong = <Button variant="huge">x</Button>`,
    )
    run('npx', [
      'tsc',
      '--noEmit',
      '--strict',
      '--jsx',
      'react-jsx',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--ignoreConfig',
      join(scratch, 'types.tsx'),
    ])

    const server = await preview({
      root,
      configFile: false,
      logLevel: 'error',
      preview: { port: 0, host: '127.0.0.1' },
    })
    const browser = await chromium.launch(launchOptions())
    try {
      const page = await browser.newPage()
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      const button = page.getByRole('button', { name: 'Pay $1,234.50' })
      await button.waitFor()
      expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('8px')
    } finally {
      await browser.close()
      await server.close()
    }
  },
)

it('keeps the rest of the library out of an app that imports only Button', { timeout: 60_000 }, async () => {
  const react = await buildPage('react-alone', renders('', `h('button')`))
  const button = await buildPage(
    'button-alone',
    renders(`import { Button } from '@plainsail/ui/primitives/Button'`, `h(Button, null, 'x')`),
  )
  expect(button.script).not.toMatch(/ZodError|useFormContext|embla/)
  // Button, its spinner, class names and Radix's slot are about a fifth of the size of React.
  expect(button.script.length / react.script.length).toBeLessThan(1.35)
})
