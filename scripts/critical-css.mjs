import { parse } from 'postcss'

const STATE = /:(?:hover|focus|active|disabled|checked|user-invalid|target|autofill)|::selection/
// What only shows when something changes or is touched.
const LATER =
  /^(?:transition|cursor$|user-select$|touch-action$|overscroll-behavior|tab-size$|-webkit-(?:tap|user))/

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
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => STATE.test(selector))) rule.remove()
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
    const initial = rule.nodes.some(({ prop }) => prop === 'initial-value')
    // Without a value it says only that nothing inherits one.
    if (!set.has(rule.params) && !(initial && text.includes(`var(${rule.params}`))) rule.remove()
  })
  root.walk((node) => {
    // An empty layer keeps its place among the layers.
    if (node.nodes?.length === 0 && node.name !== 'layer') node.remove()
  })
  return root.toString()
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
