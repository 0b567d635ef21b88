import { timings } from '../timings.ts'

// `firstTry` and `now` are milliseconds since 1970. A device's clock can be set back, so `firstTry` may lie in the future. The
// age of the key is then unknown.

/** Whether the server may have forgotten the key: it keeps keys for 24 hours from the first attempt (API-13). The app stops an hour before. */
export const keyIsOver = (firstTry: number, now = Date.now()) =>
  Math.abs(now - firstTry) >= timings.outboxKeyGoodFor

/** Whether a server that honours keys certainly still knows this one, so that a repeat counts once. */
export const keyIsGood = (firstTry: number, now = Date.now()) =>
  !keyIsOver(firstTry, now) && firstTry <= now + timings.clocksDifferBy
