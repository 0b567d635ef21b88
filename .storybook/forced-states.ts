/** What a pointer or the keyboard does to a control. The values are those of CSS, so that copies of its rules can be found. */
export const forcedStates = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
}
export type ForcedState = keyof typeof forcedStates

/**
 * Lets `:hover`, `:focus`, `:focus-visible` and `:active` also match what `also` returns for their names. Leaves the fonts out: their
 * addresses are relative to the file that the rules come from.
 */
export const withStates = (css: string, also: (name: string) => string) =>
  css
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    // Tailwind's class names have escaped colons.
    .replaceAll(
      /(?<!\\):(hover|focus-visible|focus|active)(?![\w-])/g,
      (own, name: string) => `:is(${own},${also(name)})`,
    )

/** Copies of the library's own rules, with {@link withStates}. */
export function copiedRules(also: (name: string) => string) {
  const sheets = [...document.styleSheets]
    .map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('\n'))
    .filter((css) => css.includes('--on-accent'))
  const copy = new CSSStyleSheet()
  copy.replaceSync(withStates(sheets.join('\n'), also))
  return copy
}

export const forcedSelector = (name: string) => `[data-forced~="${name}"]`
let added = false

/** Adds rules that show a control as if it were hovered, focused or pressed. */
export function addForcedStates() {
  if (!added) document.adoptedStyleSheets.push(copiedRules(forcedSelector))
  added = true
}

// Headings with -1 take the focus only from code. The box around tabs passes it on to a tab.
const controls =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"], [role="tablist"])'

/** Shows the first control inside an element as if it were in this state. A label around it is hovered and pressed too, but never has the focus. */
export function forceState(element: HTMLElement | null, state: ForcedState) {
  const control = element?.querySelector<HTMLElement>(controls)
  const label = state === 'focus' ? undefined : control?.closest('label')
  for (const each of [control, label]) if (each) each.dataset.forced = forcedStates[state].join(' ')
}
