import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse as parseCss } from 'postcss'
import { __unstable__loadDesignSystem as loadDesignSystem, compile } from 'tailwindcss'
import { tsImport } from 'tsx/esm/api'

export const { default: config } = await tsImport('../../tailwind.config.ts', import.meta.url)
const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('tailwindcss/package.json'))

/** The prefix of every class (`ps:flex`), variable (`--ps-ink`), layer and keyframe of the package. */
export const PREFIX = 'ps'

/** The dashes of our own variables in places that use them: `var(--ink)`, `top-(--height)`. */
export const OWN_VARIABLE = /(?<=\()--(?!radix-|tw-|ps-)/g

/** Renames our own variables in a text: `var(--ink)` is `var(--ps-ink)` in the package. */
export const prefixVariables = (text) => text.replaceAll(OWN_VARIABLE, `--${PREFIX}-`)

const prefixed = (value) =>
  typeof value === 'string'
    ? prefixVariables(value)
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, prefixed(each)]))
      : value

export const theme = readFileSync('ui/theme.css', 'utf8')

/** The utilities that ui/theme.css defines, such as `ruled`. */
const utilities = parseCss(theme)
  .nodes.filter((node) => node.type === 'atrule' && node.name === 'utility')
  .join('\n')

const source = (prefix) => `
  @import 'tailwindcss/theme.css' layer(theme) theme(inline)${prefix ? ` prefix(${PREFIX})` : ''};
  @tailwind utilities source(none);
  @config 'tailwind.config';
  ${prefix ? prefixVariables(utilities) : utilities}
`

const options = {
  base: '.',
  loadStylesheet: async (id) => {
    const path = join(folder, id.replace('tailwindcss/', ''))
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
  },
  loadModule: async () => ({ path: '', base: '.', module: { ...prefixed(config), content: [] } }),
}

/** Tailwind's reset. */
export const preflight = readFileSync(join(folder, 'preflight.css'), 'utf8')

/** Returns a function that tells whether a word is a class of this repository. */
export async function classTest() {
  const system = await loadDesignSystem(source(false), options)
  const known = new Map()
  return (word) => {
    if (!known.has(word))
      // `group` and `peer` mark an element whose state styles other elements. They have no style themselves.
      known.set(word, /^(?:group|peer)(?:\/\w+)?$/.test(word) || system.candidatesToCss([word])[0] !== null)
    return known.get(word)
  }
}

/** Returns the style sheet of the given classes, which have the prefix. */
export async function utilitiesCss(classes) {
  const compiler = await compile(source(true), options)
  return compiler.build(classes)
}

/** Compiles a style sheet for elements: resolves its references to the theme. */
export async function compileCss(css) {
  const compiler = await compile(
    `${source(true).replace('@tailwind utilities source(none);', '')}\n${css}`,
    options,
  )
  return compiler.build([])
}
