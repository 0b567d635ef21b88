const KEY = 'reloadedAt'
/** A second failure this soon after a reload was not cured by it. */
const AGAIN_AFTER = 60_000

// Each browser has its own words for a module that is gone after a deploy (C18): Chrome, Firefox, Safari.
const words = /dynamically imported module|importing a module script/i

export const isMissingPart = (error: unknown) => error instanceof TypeError && words.test(error.message)

/** Without a network a reload would only replace our page by the browser's; without a note it might never end. */
export function mayReload(now = Date.now()) {
  try {
    const last = sessionStorage.getItem(KEY) ?? '0'
    return navigator.onLine && now - Number(last) > AGAIN_AFTER && write(last)
  } catch {
    return false
  }
}

export function noteReload(now = Date.now()) {
  try {
    return write(String(now))
  } catch {
    return false
  }
}

function write(value: string) {
  sessionStorage.setItem(KEY, value)
  return sessionStorage.getItem(KEY) === value
}
