import { tabArea } from '../storage/browser-storage.ts'

const KEY = 'reloadedAt'
/** A second failure this soon after a reload was not cured by it. */
const AGAIN_AFTER = 60_000

// Each browser has its own words for a module that is gone after a deploy (C18): Chrome, Firefox, Safari.
const words = /dynamically imported module|importing a module script/i

export const isMissingPart = (error: unknown) => error instanceof TypeError && words.test(error.message)

/** Without a network a reload would only replace our page by the browser's; without a note it might never end. */
export function mayReload(now = Date.now()) {
  const last = tabArea.read(KEY) ?? '0'
  return navigator.onLine && now - Number(last) > AGAIN_AFTER && write(last)
}

export const noteReload = (now = Date.now()) => write(String(now))

/** A reload without an answer would only replace our page by the browser's. */
export const serverAnswers = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Loads a part without which the app must not start. A part that a new release has taken away takes one reload (C18). After
 * that the page stays as its HTML shows it and says so, and the part is tried again when the network is back.
 */
export async function loadNeededPart(load: () => Promise<void>): Promise<void> {
  try {
    return await load()
  } catch (error) {
    if (mayReload() && (await serverAnswers()) && noteReload()) {
      window.location.reload()
      // Nothing starts on a page that is about to go.
      return new Promise(() => {})
    }
    const strip = document.getElementById('app-load-error')
    if (!strip) throw error
    strip.hidden = false
    await new Promise((then) => window.addEventListener('online', then, { once: true }))
    return loadNeededPart(load)
  }
}

/** Whether the next page will find it there. */
function write(value: string) {
  tabArea.write(KEY, value)
  return tabArea.read(KEY) === value && !tabArea.isInMemory(KEY)
}
