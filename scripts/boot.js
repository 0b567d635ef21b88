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
  early.start = () => {
    // What the entry imports, fetched beside it and not after it.
    for (const href of ['__IMPORTED__']) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    void import('__ENTRY__')
  }
  // The page's load event waits for this script, so it is still to come.
  addEventListener(
    'load',
    () => {
      // A hidden page has no frames to wait for.
      if (document.hidden) early.start()
      else requestAnimationFrame(() => setTimeout(early.start))
    },
    { once: true },
  )
})()
