import { tabArea } from '../storage/browser-storage.ts'
import { timings } from '../timings.ts'

const KEY = 'reloadedAt'
/** In milliseconds. If the load fails again within this time after a reload, another reload won't help. */
const AGAIN_AFTER = 60_000

// The messages of Chrome, Firefox and Safari for a module that can't be loaded, for example after a deploy (C18).
const messages = /dynamically imported module|importing a module script/i

/** Whether the error says that a module could not be loaded. */
export const isChunkLoadError = (error: unknown) => error instanceof TypeError && messages.test(error.message)

/** Whether to reload the page. Not when offline, which would show the browser's error page, and not in a loop. */
export function mayReload(now = Date.now()) {
  const last = tabArea.read(KEY) ?? '0'
  return navigator.onLine && now - Number(last) > AGAIN_AFTER && write(last)
}

/** Stores the time of a reload. `false`: it can't be stored, so a reload might loop. */
export const noteReload = (now = Date.now()) => write(String(now))

/** Whether the server responds. If it doesn't, a reload would show the browser's error page. */
export const serverAnswers = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Firefox cancels a page's downloads as soon as a link is pressed. A reload would then stop the link from opening. Resolves to `false` at
 * once if no link was pressed, or to `true` if the visitor is still here after `linkOpensWithin`,
 * or comes back.
 */
export async function stayedAfterAll() {
  const early = globalThis.earlyInput
  if (!early?.leaving) return false
  await new Promise((resolve) => {
    setTimeout(resolve, timings.linkOpensWithin)
    window.addEventListener('pageshow', resolve)
  })
  early.leaving = false
  return true
}

/**
 * Loads code that the app needs to start. If a new release has removed it, reloads the page once (C18). If that doesn't help,
 * shows a notice on the prerendered page and tries again when the network is back. Rejects only on a page without that notice.
 */
export async function loadNeededPart(load: () => Promise<void>): Promise<void> {
  try {
    return await load()
  } catch (error) {
    if (await stayedAfterAll()) return loadNeededPart(load)
    if (mayReload() && (await serverAnswers()) && noteReload()) {
      window.location.reload()
      // Never resolves, so that nothing starts before the reload.
      return new Promise(() => {})
    }
    const strip = document.getElementById('app-load-error')
    if (!strip) throw error
    strip.hidden = false
    await new Promise((then) => window.addEventListener('online', then, { once: true }))
    return loadNeededPart(load)
  }
}

/** Returns whether the value survives a reload. */
function write(value: string) {
  tabArea.write(KEY, value)
  return tabArea.read(KEY) === value && !tabArea.isInMemory(KEY)
}
