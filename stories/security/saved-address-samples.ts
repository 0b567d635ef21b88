import type { SavedAddress } from '#contract/capabilities/security.ts'

/** A fixed locale and time zone, so that dates are the same on every machine. */
export const dates = { locale: 'en-US', timeZone: 'Europe/Berlin' }

/** The current time in the stories of the samples. */
export const now = Date.parse('2026-03-03T13:05:00Z')

export const usable: SavedAddress = {
  id: 'a1',
  label: 'My sample wallet',
  network: 'bitcoin',
  address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  usableFrom: '2026-02-20T09:00:00Z',
  times: 1,
  lastUsedAt: '2026-03-01T10:12:00Z',
}

/** Can be used from a day after {@link now}. */
export const waiting: SavedAddress = {
  id: 'a2',
  label: 'Exchange',
  network: 'ethereum',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  usableFrom: '2026-03-04T13:05:00Z',
  times: 0,
  lastUsedAt: null,
}
