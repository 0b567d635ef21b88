type Typable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type EarlyInput = {
  typed: Map<Typable, string | boolean>
  pressed: HTMLButtonElement | null
  /** A link to another page was pressed. */
  leaving?: boolean
  stop: () => void
}

declare global {
  // Set by build/first-paint/boot.js before the app has loaded.
  var earlyInput: EarlyInput | undefined
}

/**
 * Records the values of all fields under `root`, typed by the visitor or filled in by the browser. Empties a field with a text from an earlier
 * visit to the page, which browsers restore at a reload or Back: it may be another person's, and the app keeps drafts itself. Call it right
 * before hydration.
 */
export function collectEarlyInput(root: HTMLElement) {
  const typed = globalThis.earlyInput?.typed
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirst = visit?.type === 'navigate'
  for (const field of root.querySelectorAll<Typable>('input, textarea, select')) {
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      // Only if the visitor selected it. A choice that the browser restored may be older than one made on another page.
      if (typed?.has(field)) typed.set(field, field.checked)
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked !== field.defaultChecked) typed?.set(field, field.checked)
    } else if ('defaultValue' in field) {
      if (!isFirst && !typed?.has(field)) field.value = ''
      if (field.value !== '') typed?.set(field, field.value)
    }
  }
}

/** Enters the recorded input into the forms and repeats the recorded button press. Call it once the page is hydrated. */
export function replayEarlyInput() {
  const early = globalThis.earlyInput
  if (!early) return
  globalThis.earlyInput = undefined
  early.stop()
  for (const [field, value] of early.typed) if (field.isConnected) fill(field, value)
  if (early.pressed?.isConnected) early.pressed.click()
}

function fill(field: Typable, value: string | boolean) {
  if (field instanceof HTMLInputElement && field.type === 'radio') {
    if (!value) return
    // Clicking a radio button that is already checked would have no effect.
    field.checked = false
    field.click()
    return
  }
  if (typeof value === 'boolean') {
    if ((field as HTMLInputElement).checked !== value) field.click()
    return
  }
  // React remembers the field's value from hydration and ignores events that don't change it. So this clears the field through
  // React's setter, and then sets the value through the prototype's setter, which React doesn't notice.
  field.value = ''
  const prototype = Object.getPrototypeOf(field) as Typable
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
