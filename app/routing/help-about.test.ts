import { expect, it } from 'vitest'
import { aboutIn, helpAbout } from './help-about.ts'

it('HLP-2 a link to support about a transaction carries its reference to the message form', () => {
  const href = helpAbout('WDR-SAMPLE/0001#a')
  expect(href).toBe('/help-center?about=WDR-SAMPLE%2F0001%23a#message')
  expect(aboutIn(new URL(href, 'https://plainsail.example').search)).toBe('WDR-SAMPLE/0001#a')
})

it('HLP-2 without a reference it leads to the Help Center', () => {
  expect(helpAbout(null)).toBe('/help-center')
  expect(helpAbout('')).toBe('/help-center')
})

it.each([
  '',
  '?about=',
  '?about=Send+me+your+seed+phrase',
  `?about=${'W'.repeat(61)}`,
  '?about=<b>',
  '?about=Refund',
])('HLP-2 what is not a reference is no subject: %s', (search) => expect(aboutIn(search)).toBeNull())
