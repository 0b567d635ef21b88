let ahead: number | null = null

/** Keeps how far the server's clock is ahead of this device's, from the `Date` header of a response. */
export function noteServerDate(header: string | null, now = Date.now()) {
  const date = Date.parse(header ?? '')
  if (!Number.isNaN(date)) ahead = date - now
}

/** The server's time in milliseconds since 1970. `undefined` until a response had a `Date` header. */
export const serverNow = (): number | undefined => (ahead === null ? undefined : Date.now() + ahead)

/** The same, or the device's time while the server's isn't known. */
export const serverTimeNow = (): number => serverNow() ?? Date.now()
