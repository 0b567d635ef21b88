const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A day as `1 June 2026`, in UTC. */
export const utcDay = (at: Date) => `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`

/** A time as `1 June 2026, 12:05 UTC`. */
export const utcTime = (at: Date) => `${utcDay(at)}, ${at.toISOString().slice(11, 16)} UTC`
