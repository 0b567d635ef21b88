import Beasties from 'beasties'
import { parse } from 'postcss'

/** Finds what of the style sheets in `path` a page needs. */
export class CriticalCss extends Beasties {
  constructor(path) {
    super({
      path,
      publicPath: '/',
      preload: 'body',
      pruneSource: false,
      fonts: false,
      keyframes: 'none',
      // Chosen by the page's own script, before the first paint.
      allowRules: [/\[data-theme=/],
      mergeStylesheets: false,
      logLevel: 'warn',
    })
  }

  // It leaves out pseudo-classes with all that stands in them, so `:where(.a > *)` would match nothing, and `.a:is(.b *)` as
  // much as `.a`. What it finds the elements with can read them all, but for what a customer does.
  normalizeCssSelector(selector) {
    return selector.replaceAll(/(?<!\\)(?:::[a-z-]+|:(?:before|after))(?:\([^)]*\))?/g, '')
  }

  // It reads no character references, and would look for a class `[&amp;_svg]`; nor does it look into a template.
  async process(html) {
    const plain = html.replaceAll(/ class="[^"]*"/g, (each) => each.replaceAll('&amp;', '&'))
    const page = await super.process(plain.replaceAll(/(<\/?)template\b/g, '$1x-template'))
    return page.replaceAll(/(<\/?)x-template\b/g, '$1template')
  }
}

// What only shows when something changes or is touched; what moves begins as the whole file comes.
const LATER =
  /^(?:transition|animation|scroll-behavior|cursor$|user-select$|touch-action$|overscroll-behavior|scroll-margin|tab-size$|-webkit-(?:tap|user))/

/**
 * What of a page's critical CSS the first paint needs. The whole file comes right after it, and each kilobyte in the page
 * counts: what fits into the network's first flight (14.6 kB) is painted one round trip earlier.
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
  root.walkAtRules('supports', (rule) => {
    // Every browser that the style sheet is made for can do it; Tailwind's stand-in comes before.
    if (/color-mix/.test(rule.params)) rule.replaceWith(rule.nodes)
  })
  dropOverridden(root)
  const text = root.toString().replaceAll(/@property [^{]*\{[^}]*\}/g, '') + html
  root.walkDecls(/^--/, (declaration) => {
    if (!text.includes(`var(${declaration.prop}`)) declaration.remove()
  })
  const set = new Set()
  root.walkDecls(/^--/, ({ prop }) => set.add(prop))
  root.walkAtRules('property', (rule) => {
    if (set.has(rule.params)) return
    // It says what stands there as nothing sets it, or without a value only that nothing inherits one.
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
  joinNeighbours(root)
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

/** Two conditions that stand behind each other and say the same. */
function joinNeighbours(container) {
  container.each((node) => {
    const before = node.prev()
    if (
      node.type === 'atrule' &&
      before?.name === node.name &&
      before.params === node.params &&
      before.nodes
    ) {
      before.append(node.nodes)
      node.remove()
    } else if (node.nodes) joinNeighbours(node)
  })
}

/** What a later rule of the same selector beside it says anew. */
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

/** The `@font-face` rules of a style sheet, and the rest of it. */
export function splitFontFaces(css) {
  const root = parse(css)
  const faces = []
  root.walkAtRules('font-face', (rule) => faces.push(rule.remove().toString()))
  return { faces: faces.join(''), rest: root.toString() }
}
