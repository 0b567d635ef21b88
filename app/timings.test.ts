import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { timings as componentTimings } from '#ui/lib/timings.ts'
import { timings } from './timings.ts'

const sources = ['app', 'ui']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter(
    (file) => /\.tsx?$/.test(file) && !/^ui\/dist\/|\.test\.ts$|\/test-[\w-]+\.ts$|timings\.ts$/.test(file),
  )

// A wait of nothing is no timing.
const literal = '(?!0\\b)\\d[\\d_]*'
const waits = [
  // The last argument, which may stand on a line of its own.
  new RegExp(`\\bset(?:Timeout|Interval)\\((?:[^;]|;\\n(?= {4}))*?,\\s*${literal}[^,;()]*,?\\s*\\)`),
  // An option, a default of a prop, or a constant that is named for a wait.
  new RegExp(
    `\\b(?:staleTime|gcTime|refetchInterval|retryDelay|\\w*(?:[dD]elay|[dD]uration|After|After_MS|_MS|_FOR|For|every|Every|timeout|Timeout))\\s*[:=](?:\\s*\\([^)]*\\)\\s*=>)?\\s*${literal}`,
  ),
]

it('GLB-7 every wait is a named constant of app/timings.ts or, where a component has one by itself, ui/lib/timings.ts', () => {
  expect(sources.length).toBeGreaterThan(200)
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return waits.flatMap((wait) => (wait.exec(text) ? [`${file}: ${wait.exec(text)?.[0]}`] : []))
  })
  expect(found).toEqual([])
})

it('GLB-7 every default of the app: a change of one is a decision, and is made here too', () => {
  expect(timings).toEqual({
    ...componentTimings,
    // Named by the specification.
    routeLoader: 3000,
    tipEvery: 5000,
    tipFor: 3000,
    slideEvery: 5000,
    slideTransition: 500,
    depositPostAfter: 2000,
    historyFetchAfter: 500,
    withdrawalLoader: 3000,
    // Chosen here.
    sliderAlive: 1000,
    callTimeout: 15_000,
    freshFor: 10_000,
    coinsFreshFor: 60_000,
    retryAfter: 500,
    pollYoung: 5000,
    pollOld: 60_000,
    youngFor: 600_000,
    idleAfter: 300_000,
    outboxPauses: [5000, 15_000, 60_000, 300_000],
    outboxLongestPause: 3_600_000,
    outboxKeyGoodFor: 82_800_000,
    capabilitiesWait: 3000,
    clocksDifferBy: 120_000,
    historyJustRead: 600_000,
    sameOrderFor: 86_400_000,
    outboxLeaseFor: 20_000,
    outboxLeaseSettles: 60,
    sessionHalfWrittenFor: 200,
  })
})

it('GLB-7 every default of the library', () => {
  expect(componentTimings).toEqual({
    copiedFor: 3000,
    stillWorkingAfter: 5000,
    widgetSlowAfter: 10_000,
    waitCountedEvery: 1000,
    ageCheckedEvery: 10_000,
    toastFor: 6000,
    tooltipAfter: 300,
    idleWithin: 500,
  })
})

it('the defaults hold each other', () => {
  expect(timings.outboxLeaseFor, 'a call ends before the right to send alone does').toBeGreaterThan(
    timings.callTimeout,
  )
  expect(timings.pollOld, 'a page that is read now and then is not idle meanwhile').toBeLessThan(
    timings.idleAfter,
  )
})
