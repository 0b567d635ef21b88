import { parse as parseCss } from 'postcss'
import { compileCss, PREFIX, preflight, prefixVariables, theme, utilitiesCss } from './design-system.mjs'
import { MARK } from './own-elements.mjs'

/** The order of the package's layer among those of an app with Tailwind: after its reset, before its utilities. */
const LAYERS = `@layer theme, base, ${PREFIX}, components, utilities;\n@layer ${PREFIX}.tokens, ${PREFIX}.base, ${PREFIX}.reset, ${PREFIX}.components, ${PREFIX}.print;\n`

/** The values of `data-theme` that mean something here. Other libraries use the attribute with their own. */
const THEMED = `[data-theme='light'], [data-theme='dark']`

const FONT = '@fontsource-variable/geist/files/'

/** Selectors of the page itself, which a component must not style. */
const isPage = (selector) => /(?:^|[\s,(])(?:html|body|:root|:host)\b/.test(selector)

const withMark = (selector) =>
  selector.replace(
    /^([^:]*?(?::(?!:)[^:]*)*)(::.*)?$/s,
    (_, own, pseudo = '') => `${own}:where([${MARK}])${pseudo}`,
  )

/** Also gives Tailwind's internal variables and the keyframes the prefix, so that two style sheets with Tailwind don't mix. */
function prefixNames(css) {
  const root = parseCss(css)
  const keyframes = new Set()
  root.walkAtRules('keyframes', (rule) => {
    keyframes.add(rule.params)
    rule.params = `${PREFIX}-${rule.params}`
  })
  root.walkDecls(/^animation(?:-name)?$/, (declaration) => {
    declaration.value = declaration.value.replace(/[\w-]+/g, (word) =>
      keyframes.has(word) ? `${PREFIX}-${word}` : word,
    )
  })
  return root.toString().replaceAll('--tw-', `--${PREFIX}-tw-`)
}

const layered = (name, css) => `@layer ${PREFIX}.${name} {\n${css}\n}\n`

/** The parts of ui/theme.css: the fonts, the variables, the styles of elements, and what it says about printing. */
function themeParts() {
  const parts = { fonts: '', tokens: '', base: '', print: '' }
  for (const node of parseCss(theme).nodes) {
    if (node.type === 'comment') continue
    const { name, params } = node
    if (name === 'font-face') parts.fonts += `${node}\n`
    else if (name === 'layer' && params === 'base') parts.base += node.nodes.join('\n')
    else if (name === 'media' && params === 'print') parts.print += `${node}\n`
    else if (node.type === 'rule' || name === 'media')
      parts.tokens += `${node.toString().replace(/^(\s*)--/gm, `$1--${PREFIX}-`)}\n`
    else if (!['import', 'config', 'utility'].includes(name))
      throw new Error(`ui/theme.css: unexpected @${name}`)
  }
  return parts
}

/** Splits the styles of elements into those of the page and those that the library's own elements need in every app. */
async function elementStyles(base) {
  const root = parseCss(await compileCss(`${preflight}\n${base}`))
  const own = root.clone()
  // Leaves room for the app's bar above a focused element.
  root.walkRules(/#root/, (rule) => rule.remove())
  own.walkRules((rule) => {
    if (/keyframes/.test(rule.parent.name ?? '')) return
    const selectors = rule.selectors.filter((each) => !isPage(each) && !each.includes('#root'))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors.map(withMark)
  })
  own.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return { page: root.toString(), own: own.toString() }
}

/** The value of a color in one theme: the first (0) or the second (1) part of each light-dark(). */
export function inTheme(value, part) {
  const start = value.indexOf('light-dark(')
  if (start < 0) return value
  const parts = ['']
  let depth = 1
  let end = start + 'light-dark('.length
  for (; depth > 0; end++) {
    const character = value[end]
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === ',' && depth === 1) parts.push('')
    else if (depth > 0) parts[parts.length - 1] += character
  }
  return value.slice(0, start) + parts[part].trim() + inTheme(value.slice(end), part)
}

/**
 * Declares the colors once per theme. The repository's own style sheet has light-dark(), which bundlers compile for older browsers in
 * such a way that an inner element can't have a theme of its own.
 */
function colorsPerTheme(css) {
  const root = parseCss(css)
  const dark = []
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('light-dark(')) return
    dark.push(`${declaration.prop}: ${inTheme(declaration.value, 1)};`)
    declaration.value = inTheme(declaration.value, 0)
  })
  root.walkRules(':root', (rule) => {
    rule.selector = `:root, ${THEMED}`
    if (rule.parent === root)
      rule.walkDecls('color-scheme', (declaration) => {
        rule.before(`:root { ${declaration}; }`)
        declaration.remove()
      })
  })
  const darkRules = `@media not print {
    [data-theme='dark'] { ${dark.join(' ')} }
    @media (prefers-color-scheme: dark) { :root:not(${THEMED}) { ${dark.join(' ')} } }
  }`
  root.nodes.find(({ type }) => type === 'atrule').before(darkRules)
  return root.toString()
}

/** An element with its own theme inside a page of the other theme. Its colors are inherited as values, so they are set again. */
const nestedTheme = `:where(:not(html):is(${THEMED})) { background-color: var(--${PREFIX}-page); color: var(--${PREFIX}-ink); }`

/** The package's style sheets, each usable on its own. */
export async function styleSheets(classes) {
  const parts = themeParts()
  const { page, own } = await elementStyles(prefixVariables(parts.base))
  const fonts = parts.fonts.replaceAll(FONT, './')
  const tokens = layered('tokens', `${colorsPerTheme(prefixVariables(parts.tokens))}\n${nestedTheme}`)
  const components =
    layered('reset', own) +
    layered('components', await utilitiesCss([...classes])) +
    layered('print', parts.print)
  const sheets = {
    fonts,
    tokens: LAYERS + tokens,
    base: LAYERS + layered('base', page),
    components: LAYERS + components,
  }
  sheets.styles = fonts + LAYERS + tokens + components
  return Object.fromEntries(Object.entries(sheets).map(([name, css]) => [`${name}.css`, prefixNames(css)]))
}
