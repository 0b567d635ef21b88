import Beasties from 'beasties'
import { parse } from 'postcss'

/** Finds the rules of the style sheets in the folder `path` that match a page. */
export class CriticalCss extends Beasties {
  constructor(path) {
    super({
      path,
      publicPath: '/',
      preload: 'body',
      pruneSource: false,
      fonts: false,
      keyframes: 'none',
      // An inline script sets them before the first paint.
      allowRules: [/\[data-theme=/, /\[data-passkeys\]/],
      mergeStylesheets: false,
      logLevel: 'warn',
    })
  }

  // Beasties drops pseudo-classes together with their arguments, so `:where(.a > *)` would match nothing and `.a:is(.b *)`
  // would match the same as `.a`. Its selector engine can evaluate all of them except interaction states such as `:hover`.
  normalizeCssSelector(selector) {
    return selector.replaceAll(/(?<!\\)(?:::[a-z-]+|:(?:before|after))(?:\([^)]*\))?/g, '')
  }

  // Beasties doesn't decode character references (it would look for the class `[&amp;_svg]`), and it ignores templates.
  async process(html) {
    const plain = html.replaceAll(/ class="[^"]*"/g, (each) => each.replaceAll('&amp;', '&'))
    const page = await super.process(plain.replaceAll(/(<\/?)template\b/g, '$1x-template'))
    return page.replaceAll(/(<\/?)x-template\b/g, '$1template')
  }
}

// Properties that show only after a change or an interaction. Animations start when the whole style sheet arrives.
const LATER =
  /^(?:transition|animation|scroll-behavior|cursor$|user-select$|touch-action$|overscroll-behavior|scroll-margin|tab-size$|-webkit-(?:tap|user))/

/**
 * Reduces a page's critical CSS to what its first paint uses. The whole style sheet follows, and every kilobyte in the page
 * counts: a page that fits into the network's first flight (14.6 kB) is painted one round trip earlier.
 */
export function firstPaintCss(css, html) {
  const root = parse(css)
  root.walkAtRules('layer', (rule) => {
    // Initial values for browsers without @property.
    if (rule.params === 'properties') rule.remove()
  })
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  root.walkDecls(LATER, (declaration) => declaration.remove())
  dropOverridden(root)
  const text = root.toString().replaceAll(/@property [^{]*\{[^}]*\}/g, '') + html
  root.walkDecls(/^--/, (declaration) => {
    if (!text.includes(`var(${declaration.prop}`)) declaration.remove()
  })
  const set = new Set()
  root.walkDecls(/^--/, ({ prop }) => set.add(prop))
  root.walkAtRules('property', (rule) => {
    if (set.has(rule.params)) return
    // No rule sets this property, so its initial value applies wherever it is read.
    const initial = rule.nodes.find(({ prop }) => prop === 'initial-value')?.value
    if (initial)
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replaceAll(`var(${rule.params})`, initial)
      })
    rule.remove()
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replaceAll(/ ?var\((--[\w-]+),\)/g, (each, name) => (set.has(name) ? each : ''))
      .trim()
  })
  dropEmpty(root)
  return root.toString()
}

function dropEmpty(container) {
  container.each((node) => {
    if (!node.nodes) return
    dropEmpty(node)
    // An empty layer keeps its place among the layers.
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove()
  })
}

/** Removes declarations that a later rule with the same selector, in the same block, overrides. */
function dropOverridden(container) {
  const said = new Map()
  for (const rule of container.nodes.toReversed()) {
    if (rule.type === 'rule') {
      const later = said.get(rule.selector) ?? []
      said.set(rule.selector, later.concat(rule.nodes.map(({ prop }) => prop)))
      rule.each((node) => {
        if (later.includes(node.prop) && !node.important) node.remove()
      })
    } else if (rule.nodes) dropOverridden(rule)
  }
}

/** Splits a style sheet into its `@font-face` rules and the rest. */
export function splitFontFaces(css) {
  const root = parse(css)
  const faces = []
  root.walkAtRules('font-face', (rule) => faces.push(rule.remove().toString()))
  return { faces: faces.join(''), rest: root.toString() }
}
