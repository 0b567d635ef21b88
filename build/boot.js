// Stands in the head of every page. It starts the app after the first paint, and until then keeps what the customer does:
// text typed into a form whose script isn't there yet, and the button that was pressed.
// oxlint-disable unicorn/consistent-function-scoping -- in the page, the scope around this function is everybody’s
;(() => {
  // `app`: the entry, after what it imports in the order of its imports. `page`: what the page itself is made of.
  const { app, page, customer } = document.currentScript.dataset
  const stored = (storage, key) => {
    try {
      return globalThis[storage].getItem(key)
    } catch {
      // Switched off.
    }
  }
  const scripts = app.split(' ')
  // GRD-1: a customer's page is nothing for a visitor, who needn't wait for the script to be told so.
  if (customer && stored('localStorage', 'userDetails') === null) {
    document.documentElement.hidden = true
    const { pathname, search, hash } = location
    location.replace(`/sign-in?next=${encodeURIComponent(pathname + search + hash)}`)
    return
  }
  const early = { typed: new Map(), pressed: null }
  globalThis.earlyInput = early
  const note = ({ target }) =>
    early.typed.set(target, target.type === 'checkbox' ? target.checked : target.value)
  const hold = (event) => {
    const button = event.target.closest?.('button')
    const notice = event.target.closest?.('dialog')
    if (notice && (event.target === notice || event.target.closest('button, a'))) return notice.close()
    if (!button) return
    event.preventDefault()
    // React would take the page over in the midst of the press, and it would count twice.
    event.stopPropagation()
    early.pressed = button
  }
  // Enter in a field; the browser would send the form's contents, the password among them, as an address.
  const refuse = (event) => {
    event.preventDefault()
    event.stopPropagation()
    early.pressed ??= event.submitter
  }
  // GLB-4: the notice at start, which is not in the way of the first paint because it is part of it.
  const open = () => {
    if (!stored('sessionStorage', 'tradeNoticeSeen')) document.querySelector('dialog')?.showModal()
  }
  const close = () => {
    try {
      sessionStorage.setItem('tradeNoticeSeen', 'true')
    } catch {
      // Then it comes once more with the app.
    }
  }
  const kinds = [
    ['input', note],
    ['click', hold],
    ['submit', refuse],
    ['DOMContentLoaded', open],
    ['close', close],
  ]
  const control = new AbortController()
  for (const [kind, handler] of kinds)
    addEventListener(kind, handler, { capture: true, signal: control.signal })
  early.stop = () => control.abort()
  early.start = async () => {
    for (const href of [...scripts, ...page.split(' ')]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    // Each runs in a task of its own, and what a visitor does comes in between.
    try {
      for (const href of scripts) {
        await import(href)
        await new Promise(setTimeout)
      }
    } catch {
      document.getElementById('app-load-error').hidden = false
    }
  }
  // Once the page is painted, and not only drawn: what is fetched between the two holds up the paint.
  const start = () => {
    clearTimeout(late)
    painted?.disconnect()
    early.start()
  }
  let late
  let painted
  addEventListener(
    'load',
    () => {
      // A hidden page is not painted.
      if (document.hidden) return early.start()
      late = setTimeout(start, 2000)
      painted = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint')[0]) start()
      })
      painted.observe({ type: 'paint', buffered: true })
    },
    { once: true },
  )
})()
