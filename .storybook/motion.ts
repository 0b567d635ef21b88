export type Motion = 'as in the system' | 'reduced'

const reduced = (query: string) =>
  query
    .replaceAll(/prefers-reduced-motion:\s*reduce/g, 'min-width: 0px')
    .replaceAll(/prefers-reduced-motion:\s*no-preference/g, 'max-width: 0px')

const ownMatchMedia = window.matchMedia.bind(window)
const reducedMatchMedia = (query: string) => ownMatchMedia(reduced(query))
/** The changed rules, with their original queries. */
const changed = new Map<CSSMediaRule, string>()

/** Finds media rules at any nesting depth. */
function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList)
  }
}

/** Makes styles and scripts behave as if the system asked for reduced motion, which a page can't set itself. */
export function applyMotion(motion: Motion) {
  for (const [rule, query] of changed) rule.media.mediaText = query
  changed.clear()
  if (window.matchMedia === reducedMatchMedia) window.matchMedia = ownMatchMedia
  if (motion !== 'reduced') return
  window.matchMedia = reducedMatchMedia
  for (const { cssRules } of document.styleSheets)
    for (const rule of mediaRules(cssRules)) {
      const own = rule.media.mediaText
      if (reduced(own) === own) continue
      changed.set(rule, own)
      rule.media.mediaText = reduced(own)
    }
}
