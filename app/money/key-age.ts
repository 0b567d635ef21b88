import { timings } from '../timings.ts'

// A device's clock can be set back: a first try that lies ahead has an age that nobody can tell.

/** The day is over for which a server keeps the key of an order, counted from its first try (API-13). */
export const keyIsOver = (firstTry: number, now = Date.now()) =>
  Math.abs(now - firstTry) >= timings.outboxKeyGoodFor

/** The key is certainly still known to a server that honours keys, so that a repeat counts once. */
export const keyIsGood = (firstTry: number, now = Date.now()) =>
  !keyIsOver(firstTry, now) && firstTry <= now + timings.clocksDifferBy
