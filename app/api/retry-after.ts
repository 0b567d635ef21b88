/** In seconds. */
const LONGEST_WAIT = 3600
/** Replaces a `Retry-After` that is missing, unreadable or above `LONGEST_WAIT`, in seconds. */
export const USUAL_WAIT = 60

/**
 * The seconds to wait according to a `Retry-After` header, which holds seconds or a date (RFC 9110, section 10.2.3). `null` if it is
 * missing, unreadable, not positive or longer than an hour.
 */
export function askedSeconds(header: string | null, now = Date.now()): number | null {
  const seconds = /^\s*\d+\s*$/.test(header ?? '') ? Number(header) : secondsUntil(header, now)
  return Number.isInteger(seconds) && seconds > 0 && seconds <= LONGEST_WAIT ? seconds : null
}

// Checks for a time first, because `Date.parse` also accepts texts such as '1.5' and '-5'.
const secondsUntil = (header: string | null, now: number) =>
  header !== null && /\d{2}:\d{2}:\d{2}/.test(header)
    ? Math.ceil((Date.parse(header) - now) / 1000)
    : Number.NaN
