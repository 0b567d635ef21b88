/** What a pointer or the keyboard does to a control. The values are those of CSS, so that copies of its rules can be found. */
export const forcedStates = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
}
export type ForcedState = keyof typeof forcedStates

/**
 * Adds `[data-forced~="hover"]` to `:hover`, and the same for the other states. Leaves the fonts out: their addresses are relative to
 * the file that the rules come from.
 */
export const withForcedStates = (css: string) =>
  css
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(/:(hover|focus-visible|focus|active)(?![\w-])/g, ':is(:$1,[data-forced~="$1"])')

let added = false

/** Adds rules that show a control as if it were hovered, focused or pressed. They are copies of the library's own rules. */
export function addForcedStates() {
  if (added) return
  added = true
  for (const sheet of document.styleSheets) {
    const css = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
    if (!css.includes('--on-accent')) continue
    const copy = new CSSStyleSheet()
    copy.replaceSync(withForcedStates(css))
    document.adoptedStyleSheets.push(copy)
  }
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Shows the first control inside an element as if it were in this state. */
export function forceState(element: HTMLElement | null, state: ForcedState) {
  const control = element?.querySelector<HTMLElement>(controls)
  for (const each of [control, control?.closest('label')])
    if (each) each.dataset.forced = forcedStates[state].join(' ')
}
