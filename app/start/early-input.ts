type Typable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type EarlyInput = {
  typed: Map<Typable, string | boolean>
  pressed: HTMLButtonElement | null
  stop: () => void
}

declare global {
  // Written by build/boot.js before the app's script is there.
  var earlyInput: EarlyInput | undefined
}

/** Before React takes a page over: what stands in its fields, typed or filled in by the browser. */
export function sweepFields(root: HTMLElement) {
  const typed = globalThis.earlyInput?.typed
  for (const field of root.querySelectorAll<Typable>('input, textarea, select')) {
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      // Only what was pressed: what the browser restored may be older than a choice made on another page.
      if (typed?.has(field)) typed.set(field, field.checked)
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked !== field.defaultChecked) typed?.set(field, field.checked)
    } else if (field.value !== '' && !(field instanceof HTMLSelectElement)) {
      typed?.set(field, field.value)
    }
  }
}

/** Once the page's forms are alive: gives them what was typed, and presses the button that was pressed. */
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
    // A choice that stands already would be none.
    field.checked = false
    field.click()
    return
  }
  if (typeof value === 'boolean') {
    if ((field as HTMLInputElement).checked !== value) field.click()
    return
  }
  // React holds what stood there when it took the field over. Emptied by its setter and filled by the element's own, the
  // field differs from that, and the change is noticed.
  field.value = ''
  const prototype = Object.getPrototypeOf(field) as Typable
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
