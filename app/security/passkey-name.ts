const devices: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android device'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux computer'],
]

/** A name for a new passkey, by the device that it is made on: one that the customer doesn't have yet. */
export function suggestedName(taken: readonly (string | null)[], userAgent: string, touchPoints = 0): string {
  const found = devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My passkey'
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const name = found === 'Mac' && touchPoints > 1 ? 'iPad' : found
  let count = 1
  const next = () => (count === 1 ? name : `${name} ${count}`)
  while (taken.includes(next())) count += 1
  return next()
}
