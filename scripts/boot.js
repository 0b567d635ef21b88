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
  // What the entry imports, in the order of their imports.
  const imported = ['__IMPORTED__']
  early.start = async () => {
    for (const href of imported) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    // Each runs in a task of its own, and what a visitor does comes in between.
    for (const href of [...imported, '__ENTRY__']) await import(href)
  }
  // Once the page is painted, and not only drawn: what is fetched between the two holds up the paint.
  const start = () => {
    clearTimeout(late)
    painted?.disconnect()
    early.start()
  }
  let late
  let painted
  // The page's load event waits for this script, so it is still to come.
  addEventListener(
    'load',
    () => {
      // A hidden page is not painted.
      if (document.hidden) return early.start()
      late = setTimeout(start, 2000)
      painted = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) start()
      })
      painted.observe({ type: 'paint', buffered: true })
    },
    { once: true },
  )
})()
