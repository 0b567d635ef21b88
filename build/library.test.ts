import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { chromium, type Browser, type Page } from 'playwright'
import { parse as parseCss } from 'postcss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../tools/chromium.mjs'
import { buildPage, installPacked, openPage, renders, run } from './package/consumer.ts'
import { renderedStyles } from './package/rendered-styles.ts'
import * as pages from './package/sample-page.ts'
import { importAll, renderOnServer, serverComponents } from './package/server.ts'

let scratch = ''
let packed: string[] = []
let browser: Browser

beforeAll(async () => {
  ;({ scratch, packed } = installPacked())
  browser = await chromium.launch(launchOptions())
}, 240_000)

afterAll(async () => {
  await browser?.close()
  rmSync(scratch, { recursive: true, force: true })
}, 120_000)

const inPackage = (file: string) => join(scratch, 'node_modules/@plainsail/ui', file)
const read = (file: string) => readFileSync(inPackage(file), 'utf8')
const slashes = (text: string) => text.replaceAll(/\\+/g, '/')
const fromPackage = (module: string) => `@plainsail/ui/${module}`

const NONCE = 'sample-nonce'
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${NONCE}'; font-src 'self'; img-src 'self'`

const open = <Result>(
  folder: string,
  look: (page: Page) => Promise<Result>,
  policy = POLICY,
  expected?: RegExp,
) => openPage(browser, { folder, look, policy, expected })

describe('what the package contains', () => {
  it('licences, README, CHANGELOG, the font and source maps, but no tests, fixtures, stories or ids of ours', () => {
    for (const file of ['LICENSE', 'LICENSE-Geist.txt', 'LICENSE-Lucide.txt', 'README.md', 'CHANGELOG.md'])
      expect(packed).toContain(file)
    expect(read('LICENSE-Geist.txt')).toContain('SIL OPEN FONT LICENSE')
    expect(packed.filter((file) => /\.test\.|fixtures|stories/.test(file))).toEqual([])
    const ids = /^(?!.*(?:[ET]RC|BIP|EIP)-).*(?:\([A-Z]{1,5}-?\d|\b[A-Z]{3}-\d+ to |section \d)/m
    expect(packed.filter((file) => file.endsWith('.d.ts') && ids.test(read(file)))).toEqual([])
    expect(read('ui/deposit/DepositAddress.d.ts')).toContain('(ERC-20)')
    const scripts = packed.filter((file) => file.endsWith('.js') && !file.endsWith('/index.js'))
    expect(scripts.length).toBeGreaterThan(200)
    // A module of types alone, or of re-exports alone, has no code to map.
    const withCode = scripts.filter((file) => /[=(]/.test(read(file)))
    expect(withCode.filter((file) => !packed.includes(`${file}.map`))).toEqual([])
  })

  it('no path of the machine that built it, not even in the source maps', () => {
    expect(packed.filter((file) => file.endsWith('.js.map')).length).toBeGreaterThan(200)
    expect(packed.filter((file) => slashes(read(file)).includes(slashes(resolve('.'))))).toEqual([])
  })

  it('ranges of versions', () => {
    const { dependencies, peerDependencies } = JSON.parse(read('package.json'))
    for (const range of Object.values({ ...dependencies, ...peerDependencies }))
      expect(range).toMatch(/^\^\d/)
  })

  it('its README names entries and style sheets that exist', () => {
    const readme = read('README.md')
    const named = Array.from(readme.matchAll(/@plainsail\/ui\/([\w./-]+)/g), ([, path = '']) => path)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((path) => !placesOf(path).some((file) => packed.includes(file)))).toEqual([])
    const headings = Array.from(readme.matchAll(/^#+ (.*)$/gm), ([, heading = '']) => heading)
    expect(headings).toEqual(
      expect.arrayContaining([
        'Install',
        'Styles',
        'Tailwind',
        'Themes',
        'Content security policy',
        'Next.js',
        'Server rendering',
        'Toasts and announcements',
      ]),
    )
  })
})

describe('the style sheets', () => {
  it('have only names with our prefix, and style only our own elements and two themes', () => {
    expect(read('tokens.css')).not.toContain('[data-theme]')
    const strays: string[] = []
    const check = (name: string, pattern: RegExp) => pattern.test(name) || strays.push(name)
    for (const sheet of ['tokens.css', 'components.css'])
      parseCss(read(sheet)).walk((node) => {
        if (node.type === 'decl') {
          check(node.prop, /^(?!--)|^--ps-/)
          for (const [variable] of node.value.matchAll(/--[\w-]+/g)) check(variable, /^--(?:ps|radix)-/)
        }
        if (node.type === 'atrule' && node.name === 'keyframes') check(node.params, /^ps-/)
        if (node.type !== 'rule' || (node.parent?.type === 'atrule' && node.parent.name === 'keyframes'))
          return
        for (const selector of node.selectors)
          check(selector, /\.ps\\:|\[data-(?:ps|theme|print)|^:root$|^\*$|^::?(?:before|after|backdrop)$|&/)
      })
    expect(strays).toEqual([])
    const base = read('base.css')
    expect(base).toContain('h1')
    expect(base).not.toContain('#root')
  })

  it('have exactly the classes that the components use, none of the app or the stories', () => {
    const scripts = packed
      .filter((file) => file.endsWith('.js'))
      .map(read)
      .join('\n')
    const selectors: string[] = []
    parseCss(read('components.css')).walkRules(({ selector }) => void selectors.push(selector))
    const classes = selectors.flatMap((selector) =>
      Array.from(selector.matchAll(/\.(ps\\:(?:\\.|[\w-])+)/g), ([, name = '']) =>
        name.replace(/\\(.)/g, '$1'),
      ),
    )
    expect(new Set(classes).size).toBeGreaterThan(500)
    expect(classes.filter((name) => !scripts.includes(name))).toEqual([])
  })
})

const isClient = (file: string) => read(file).startsWith('"use client"')

/** The places in the package where a path from the README may be. */
const placesOf = (path: string) =>
  /\.(?:css|json)$/.test(path) ? [path] : [`ui/${path}.js`, `ui/${path}/index.js`, `${path}.js`]

const pageOf = (folder: string, names: string[], module = (name: string) => `primitives/${name}`) =>
  buildPage(
    join(scratch, folder),
    renders(
      names.map((name) => `import { ${name} } from '${fromPackage(module(name))}'`).join('\n'),
      `h('div', null, h('button'), ${names.map((name) => `h(${name}, { open: true, title: 't' }, 'x')`).join()})`,
    ),
  )

describe('an app with Vite and a strict policy', () => {
  it(
    'shows the font, colors of its own, a dark section, and a dialog that stops the page from scrolling',
    { timeout: 60_000 },
    async () => {
      const root = join(scratch, 'vite')
      mkdirSync(root)
      writeFileSync(join(root, 'app.css'), pages.appStyles)
      const { folder } = await buildPage(root, pages.appPage(NONCE))
      await open(folder, async (page) => {
        const button = (name: string) => page.getByRole('button', { name, exact: true })
        const color = (name: string) =>
          button(name).evaluate((element) => getComputedStyle(element).backgroundColor)
        await button('Open').waitFor()
        await page.evaluate(() => document.fonts.ready)
        const fonts = await page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        )
        expect(fonts.join()).toContain('Geist')
        expect(await page.evaluate(() => document.fonts.check('16px Geist'))).toBe(true)

        expect(await color('Open')).toBe('oklch(0.485 0.092 184)')
        expect(await color('Dark')).toBe('oklch(0.79 0.1 182)')
        expect(await color('Light again')).toBe('oklch(0.485 0.092 184)')
        expect(await color('Own')).toBe('rgb(1, 2, 3)')
        const night = await page.getByText('Night').evaluate((element) => getComputedStyle(element).color)
        expect(night).toBe('oklch(0.955 0.008 85)')
        // The page's own heading keeps the app's style, because base.css isn't imported.
        const margin = await page.getByRole('heading').evaluate((element) => getComputedStyle(element).margin)
        expect(margin).toBe('11px')

        await button('Open').click()
        await page.getByRole('dialog').waitFor()
        expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
      })
    },
  )

  it('shows more than ten components exactly as the product does', { timeout: 60_000 }, async () => {
    mkdirSync(join(scratch, 'ours'))
    writeFileSync(join(scratch, 'ours/page.css'), pages.pageStyles)
    const ours = buildPage(
      join(scratch, 'ours'),
      renders(
        `import '@plainsail/ui/styles.css'\nimport './page.css'\n${pages.sampleImports(fromPackage)}`,
        `h('main', null, ${pages.sampleElements})`,
      ),
    )
    const source = resolve('.')
    mkdirSync(join(scratch, 'product'))
    writeFileSync(
      join(scratch, 'product/product.css'),
      `@import '${source}/ui/theme.css'; @source '${source}/ui/**/*.ts';`,
    )
    const product = buildPage(
      join(scratch, 'product'),
      renders(
        `import './product.css'\n${pages.sampleImports((module) => `${source}/ui/${module}.tsx`)}`,
        `h('main', null, ${pages.sampleElements})`,
      ),
      {
        plugins: [tailwindcss()],
        resolve: {
          alias: {
            react: `${source}/node_modules/react`,
            'react-dom': `${source}/node_modules/react-dom`,
            '@fontsource-variable': `${source}/node_modules/@fontsource-variable`,
          },
        },
        build: { cssTarget: ['chrome123'] },
      },
    )
    const [actual, expected] = await Promise.all(
      [ours, product].map(async (page) => open((await page).folder, renderedStyles, '')),
    )
    expect(expected?.length).toBeGreaterThan(80)
    expect(actual).toEqual(expected)
  })

  it('shows another language and currency, as its README explains', { timeout: 60_000 }, async () => {
    const { folder } = await buildPage(
      join(scratch, 'german'),
      pages.translatedPage(fromPackage, read('README.md')),
      pages.germanPage,
    )
    expect(await open(folder, pages.textOfGermanPage)).toMatch(
      /1\.234,50 €\s+02\.03\.2026, 00:30\s+Vorgangsnummer: 42/,
    )
  })

  it('accepts correct props and refuses wrong ones', { timeout: 60_000 }, () => {
    writeFileSync(
      join(scratch, 'types.tsx'),
      `import { Badge, Button } from '@plainsail/ui/primitives'
       import { Money } from '@plainsail/ui/money/Money'
       export const right = <Button variant="danger">x<Badge tone="gain" /><Money amount={null} /></Button>
       // @ts-expect-error a variant that does not exist
       export const wrong = <Button variant="huge">x</Button>`,
    )
    const options =
      '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --ignoreConfig'
    expect(run('npx', ['tsc', ...options.split(' '), join(scratch, 'types.tsx')])).toBe('')
  })

  it(
    'loads at most 5 kB for a button and 18 kB for five components, in addition to React',
    { timeout: 60_000 },
    async () => {
      const names = ['Button', 'Badge', 'Field', 'Input', 'Dialog']
      const react = await pageOf('react-alone', [])
      const button = await pageOf('button-alone', ['Button'])
      const fromFolder = await pageOf('button-from-folder', ['Button'], () => 'primitives')
      const five = await pageOf('five', names)
      expect(button.script).not.toMatch(/ZodError|useFormContext|embla|lucide/)
      expect(button.bytes - react.bytes).toBeLessThan(5000)
      // A folder's entry adds no more than the module.
      expect(Math.abs(fromFolder.bytes - button.bytes)).toBeLessThan(100)
      expect(five.bytes - react.bytes).toBeLessThan(18_000)
    },
  )
})

describe('on a server', () => {
  it('every module can be imported without a document', { timeout: 60_000 }, () => {
    expect(importAll(scratch, packed)).toEqual({ failed: [], imported: expect.any(Number) })
  })

  it(
    'an app with its own Tailwind sends the components as HTML, and React hydrates it without a difference',
    { timeout: 60_000 },
    async () => {
      const { html, folder } = await renderOnServer(scratch)
      expect(html).toContain('data-slot="table"')
      // Each class is ours, an icon's, or one that the app passed.
      const classes = Array.from(html.matchAll(/class="([^"]*)"/g), ([, list = '']) => list.split(' ')).flat()
      expect(classes.filter((name) => !/^(?:ps:|lucide|sample$|bg-red-500$|$)/.test(name))).toEqual([])
      await open(
        folder,
        async (page) => {
          const style = (name: string) =>
            page
              .getByRole('button', { name, exact: true })
              .evaluate((element) => [
                getComputedStyle(element).backgroundColor,
                getComputedStyle(element).paddingLeft,
              ])
          await page.locator('html[data-hydrated]').waitFor()
          // Tailwind's reset doesn't change our button, and its utilities win over our styles.
          expect(await style('Pay $1,234.50')).toEqual(['oklch(0.485 0.092 184)', '18px'])
          expect(await style('Red')).toEqual(['oklch(0.637 0.237 25.331)', '18px'])
          expect(await style('Night')).toEqual(['oklch(0.79 0.1 182)', '18px'])
        },
        `${POLICY}; style-src-attr 'unsafe-inline'`,
      )
      // The policy ignores the style attributes in the HTML.
      await open(
        folder,
        async (page) => {
          const width = () =>
            page
              .getByRole('progressbar')
              .evaluate((bar) => (bar.firstElementChild?.clientWidth ?? 0) / bar.clientWidth)
          await page.locator('html[data-hydrated]').waitFor()
          await expect.poll(width).toBeCloseTo(0.4)
          // 120 months are wider than the window.
          const plot = page.getByRole('slider')
          expect(await plot.evaluate((element) => element.clientWidth)).toBe(120 * 1.25 * 16)
        },
        POLICY,
        /^Applying inline style violates/,
      )
    },
  )

  it('modules start with use client exactly where they need the browser', { timeout: 60_000 }, async () => {
    const modules = packed.filter((file) => /^ui\/.*\.js$/.test(file))
    for (const name of ['Button', 'Dialog', 'Table', 'Toast', 'Callout', 'field-context', 'LiveRegion'])
      expect(isClient(`ui/primitives/${name}.js`)).toBe(true)
    const server = modules.filter((file) => !isClient(file))
    expect(
      server.filter((file) =>
        /\b(?:use(?:State|Effect|LayoutEffect|Ref|SyncExternalStore)|createContext)\(/.test(read(file)),
      ),
    ).toEqual([])

    // What remains runs as React's server components, in which a client component is only a reference.
    const { failed, rendered } = await serverComponents(scratch, server)
    expect(failed).toEqual([])
    expect(rendered).toEqual({ Badge: 'span', Field: 'div', Link: 'a', Spinner: 'span' })
  })
})
