import { parse } from 'postcss'

const STATE = /:(?:hover|focus|active|disabled|checked|user-invalid|target|autofill)|::selection/

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
  const text = root.toString().replaceAll(/@property [^{]*\{[^}]*\}/g, '') + html
  root.walkDecls(/^--/, (declaration) => {
    if (!text.includes(`var(${declaration.prop}`)) declaration.remove()
  })
  root.walkAtRules('property', (rule) => {
    if (!text.includes(rule.params)) rule.remove()
  })
  root.walk((node) => {
    // An empty layer keeps its place among the layers.
    if (node.nodes?.length === 0 && node.name !== 'layer') node.remove()
  })
  return root.toString()
}

/** The `@font-face` rules of a style sheet, and the rest of it. */
export function splitFontFaces(css) {
  const root = parse(css)
  const faces = []
  root.walkAtRules('font-face', (rule) => faces.push(rule.remove().toString()))
  return { faces: faces.join(''), rest: root.toString() }
}
