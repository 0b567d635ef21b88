// Inline in the head of every page. Starts the app after the first paint. Until hydration is complete it records the visitor's
// input: text typed into a form, and the button that was pressed.
// oxlint-disable unicorn/consistent-function-scoping -- inline in the page, the scope around this function is global
import { CAPABILITIES_KEY, DETAILS_KEY, NOTICE_KEY } from '#app/storage/keys.ts'

;(() => {
  // `app`: the entry's imports in their order, then the entry. `page`: the files of this page's route.
  const { app, page, customer } = document.currentScript.dataset
  const stored = (storage, key) => {
    try {
      return globalThis[storage].getItem(key)
    } catch {
      // Storage is disabled.
    }
  }
  const scripts = app.split(' ')
  // GRD-1: redirects a visitor from a customer's page at once, without waiting for the app.
  if (customer && stored('localStorage', DETAILS_KEY) === null) {
    document.documentElement.hidden = true
    const { pathname, search, hash } = location
    location.replace(`/sign-in?next=${encodeURIComponent(pathname + search + hash)}`)
    return
  }
  // The sign-in page reserves space for the passkey part (LoginView) if the backend offered passkeys in the last visit.
  if (stored('localStorage', CAPABILITIES_KEY)?.includes('"passkeys"'))
    document.documentElement.dataset.passkeys = ''
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
    // Otherwise React would hydrate the page in the middle of the press, and the press would count twice.
    event.stopPropagation()
    early.pressed = button
  }
  // Enter in a field: the browser would put the form's contents, the password included, into the address.
  const refuse = (event) => {
    event.preventDefault()
    event.stopPropagation()
    early.pressed ??= event.submitter
  }
  // GLB-4: opens the notice at start. It is part of the page's HTML, so it doesn't delay the first paint.
  const open = () => {
    const notice = document.querySelector('dialog')
    if (notice && stored('localStorage', NOTICE_KEY) !== notice.dataset.version) notice.showModal()
  }
  const close = ({ target }) => {
    try {
      localStorage.setItem(NOTICE_KEY, target.dataset.version)
    } catch {
      // Storage is disabled: the app shows the notice once more.
    }
  }
  const kinds = [
    ['input', note],
    ['click', hold],
    ['submit', refuse],
    ['DOMContentLoaded', open],
    ['close', close],
    // From here on Firefox cancels the page's downloads, so a failed file doesn't mean that it is missing.
    ['beforeunload', () => (early.leaving = true)],
  ]
  const control = new AbortController()
  for (const [kind, handler] of kinds)
    addEventListener(kind, handler, { capture: true, signal: control.signal })
  early.stop = () => control.abort()
  early.start = async () => {
    for (const href of [...scripts, ...page.split(' ')]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    // Runs each file in a separate task, so that the browser can handle input in between.
    try {
      for (const href of scripts) {
        await import(href)
        await new Promise(setTimeout)
      }
    } catch {
      const tell = () => (document.getElementById('app-load-error').hidden = false)
      setTimeout(tell, early.leaving ? 10_000 : 0)
      addEventListener('pageshow', tell)
    }
  }
  // Waits until the browser reports the paint: fetching any earlier delays it.
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
      // A hidden page is never painted.
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
