import { expect, it } from 'vitest'
import { readName, reviewPage } from './review.ts'
import { comparisonOf } from './snapshot-rules.ts'

const made = { platform: 'linux-x64', chromium: '153.0.8010.0' }
const newer = { platform: 'linux-x64', chromium: '156.0.8078.79' }
const mac = { platform: 'darwin-arm64', chromium: '157.0.1.2' }

it('compares snapshots on linux-x64 with the Chromium of the baseline', () => {
  expect(comparisonOf(undefined, made, { ...made })).toEqual({ mode: 'compare' })
})

it.each([newer, { platform: 'linux-x64', chromium: 'none' }])(
  'on linux-x64 with Chromium $chromium the run fails, and one line says why',
  (now) => {
    expect(() => comparisonOf(undefined, made, now)).toThrow(
      `the baseline is of Chromium 153.0.8010.0 on linux-x64, and this is Chromium ${now.chromium}.`,
    )
    // Only the value 'off' skips the comparison.
    expect(() => comparisonOf('no', made, now)).toThrow('SNAPSHOTS=off')
    expect(comparisonOf('off', made, now)).toEqual({
      mode: 'off',
      says: 'Snapshots are not compared: SNAPSHOTS=off.',
    })
  },
)

it('without a baseline the run fails', () => {
  expect(() => comparisonOf(undefined, undefined, made)).toThrow('npm run snapshots:accept -- --all')
})

it('on another platform one line says that snapshots are not compared', () => {
  expect(comparisonOf(undefined, made, mac)).toEqual({
    mode: 'off',
    says: 'Snapshots are not compared on darwin-arm64, only on linux-x64.',
  })
})

it('new snapshots are always taken', () => {
  expect(comparisonOf('accept', undefined, newer)).toEqual({ mode: 'accept' })
})

it('the review page shows before, after and difference, with the command that accepts each', () => {
  expect(readName('light-320-hover/primitives-button/playground')).toEqual({
    component: 'primitives-button',
    story: 'playground',
    theme: 'light',
    viewport: '320 px',
    state: 'hover',
  })
  const page = reviewPage(['dark/money-badge/states', 'light/money-badge/new'], (name) =>
    name.startsWith('dark'),
  )
  for (const kind of ['before', 'after', 'difference'])
    expect(page).toContain(`src="dark/money-badge/states.${kind}.png"`)
  expect(page).toContain('npm run snapshots:accept -- dark/money-badge/states')
  expect(page).toContain('npm run snapshots:accept -- --shown')
  expect(page).not.toContain('light/money-badge/new.before.png')
})
