import { expect, it } from 'vitest'
import { timeZoneName, timeZoneOf } from './time-zone.ts'

it.each([
  ['Asia/Calcutta', 'en-US', 'India Standard Time'],
  ['America/New_York', 'en-GB', 'Eastern Time'],
  ['Europe/Berlin', 'en-US', 'Central European Time'],
  ['Europe/Berlin', 'de-DE', 'Mitteleuropäische Zeit'],
  ['UTC', 'en-US', 'UTC'],
  ['Etc/GMT+5', 'en-US', 'GMT-05:00'],
])('TXT-1 names the time zone %s in %s: %s', (timeZone, locale, name) => {
  expect(timeZoneName({ timeZone, locale })).toBe(name)
})

it('HIS-4 data has the identifier of the time zone', () => {
  expect(timeZoneOf({ timeZone: 'Europe/Berlin' })).toBe('Europe/Berlin')
})
