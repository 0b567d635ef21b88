// Stands in every prerendered page. It starts the app after the first paint, and until then keeps what the customer does:
// text typed into a form whose script isn't there yet, and the button that was pressed.
;(() => {
  const early = { typed: new Map(), pressed: null }
  globalThis.earlyInput = early
  const note = ({ target }) =>
    early.typed.set(target, target.type === 'checkbox' ? target.checked : target.value)
  const hold = (event) => {
    const button = event.target.closest?.('button')
    if (!button) return
    event.preventDefault()
    early.pressed = button
  }
  // Enter in a field; the browser would send the form's contents, the password among them, as an address.
  const refuse = (event) => {
    event.preventDefault()
    early.pressed ??= event.submitter
  }
  const kinds = [
    ['input', note],
    ['click', hold],
    ['submit', refuse],
  ]
  for (const [kind, handler] of kinds) addEventListener(kind, handler, true)
  early.stop = () => {
    for (const [kind, handler] of kinds) removeEventListener(kind, handler, true)
  }
  // The page's load event waits for this script, so it is still to come.
  addEventListener(
    'load',
    () => {
      // A hidden page has no frames to wait for.
      if (document.hidden) void import('__ENTRY__')
      else requestAnimationFrame(() => setTimeout(() => import('__ENTRY__')))
    },
    { once: true },
  )
})()
