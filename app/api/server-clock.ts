let ahead: number | null = null

/** From the `Date` of an answer: how far the server's clock is ahead of this device's. */
export function noteServerDate(header: string | null, now = Date.now()) {
  const date = Date.parse(header ?? '')
  if (!Number.isNaN(date)) ahead = date - now
}

/** What the server's clock says, in milliseconds since 1970, if an answer of this page's has told. */
export const serverNow = (): number | undefined => (ahead === null ? undefined : Date.now() + ahead)
