import { expect, it } from 'vitest'
import { suggestedName } from './passkey-name.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'iPhone'],
  [mac, 0, 'Mac'],
  [mac, 5, 'iPad'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'Android device'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 0, 'Chromebook'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'Windows computer'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'Linux computer'],
  ['something else', 0, 'My passkey'],
])('CAP-3 a new passkey in %s with %i touch points is called %s', (agent, touchPoints, name) => {
  expect(suggestedName([], agent, touchPoints)).toBe(name)
})

it('CAP-3 no suggestion is a name that the customer already has', () => {
  expect(suggestedName(['Mac', null, 'Mac 2', 'iPad'], mac)).toBe('Mac 3')
})
