import { copiedRules } from '../forced-states.ts'
import type { State } from './snapshot-rules.ts'

const forced: Record<State, string> = { hover: 'hover', focus: 'focus', pressed: 'hover active' }
const focusable =
  ':is(a[href],button,input,select,textarea,summary,[tabindex]):not(:disabled,[tabindex="-1"],[type=hidden])'

/**
 * Selects everything on a page whose root has `data-shown-state="hover"`, for the rules of that state. `:where()` adds no specificity, so
 * the copies win over the same rules as the originals.
 */
export const stateSelector = (name: string) =>
  name.startsWith('focus')
    ? `:where([data-shown-state~="focus"] ${focusable})`
    : `:where([data-shown-state~="${name}"] body *)`

let copies: CSSStyleSheet | undefined

/** Shows all controls as if they were hovered, focused or pressed, until the returned function is called. */
export function showState(state: State) {
  const root = document.documentElement
  // A copy, because the property itself is live.
  const before = [...document.adoptedStyleSheets]
  copies ??= copiedRules(stateSelector)
  document.adoptedStyleSheets = [...before, copies]
  root.dataset.shownState = forced[state]
  return () => {
    document.adoptedStyleSheets = before
    delete root.dataset.shownState
  }
}

/** Whether the page has something that a pointer or the keyboard changes. */
export const hasControls = () =>
  document.body.querySelector(`${focusable}, [class*="hover:"], [class*="active:"]`) !== null

export const hasText = () => (document.body.textContent ?? '').trim() !== ''
