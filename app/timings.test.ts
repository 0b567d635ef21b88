import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { timings as componentTimings } from '#ui/lib/component-timings.ts'
import { timings } from './timings.ts'

const sources = ['app', 'ui']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter(
    (file) => /\.tsx?$/.test(file) && !/^ui\/dist\/|\.test\.ts$|\/test-[\w-]+\.ts$|timings\.ts$/.test(file),
  )

// Zero is allowed, because it isn't a duration.
const literal = '(?!0\\b)\\d[\\d_]*'
const waits = [
  // The last argument, possibly on its own line.
  new RegExp(`\\bset(?:Timeout|Interval)\\((?:[^;]|;\\n(?= {4}))*?,\\s*${literal}[^,;()]*,?\\s*\\)`),
  // An option, a prop's default, or a constant named after a duration.
  new RegExp(
    `\\b(?:staleTime|gcTime|refetchInterval|retryDelay|\\w*(?:[dD]elay|[dD]uration|After|After_MS|_MS|_FOR|For|every|Every|timeout|Timeout))\\s*[:=](?:\\s*\\([^)]*\\)\\s*=>)?\\s*${literal}`,
  ),
]

it('GLB-7 every duration is a named constant of app/timings.ts or, for the library, of ui/lib/component-timings.ts', () => {
  expect(sources.length).toBeGreaterThan(200)
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return waits.flatMap((wait) => (wait.exec(text) ? [`${file}: ${wait.exec(text)?.[0]}`] : []))
  })
  expect(found).toEqual([])
})

it('GLB-7 the app has these durations', () => {
  expect(timings).toEqual({
    ...componentTimings,
    // From the specification.
    routeLoader: 3000,
    routeLoaderAfter: 400,
    routeSkeletonAfter: 3000,
    tipEvery: 5000,
    tipFor: 3000,
    slideEvery: 5000,
    slideTransition: 500,
    depositPostAfter: 2000,
    historyFetchAfter: 500,
    withdrawalLoader: 3000,
    // Our own choice.
    prefetchAfter: 5000,
    callTimeout: 15_000,
    freshFor: 10_000,
    coinsFreshFor: 60_000,
    retryAfter: 500,
    pollYoung: 5000,
    pollOld: 60_000,
    youngFor: 600_000,
    payoutComesBackWithin: 10 * 86_400_000,
    idleAfter: 300_000,
    searchQuiet: 800,
    outboxPauses: [5000, 15_000, 60_000, 300_000],
    outboxLongestPause: 3_600_000,
    outboxKeyGoodFor: 82_800_000,
    capabilitiesWait: 3000,
    clocksDifferBy: 120_000,
    minQuoteValidity: 10_000,
    baselineWait: 3000,
    feeWait: 8000,
    payeesAwaited: 1000,
    orderSentWithin: 10_000,
    orderUnsentAfter: 20_000,
    shownAtLeast: 1000,
    serverClockWithin: 2000,
    sameOrderFor: 86_400_000,
    outboxLeaseFor: 20_000,
    outboxLeaseSettles: 60,
    sessionHalfWrittenFor: 200,
    linkOpensWithin: 10_000,
    passkeyTicketFor: 240_000,
  })
})

it('GLB-7 the library has these durations', () => {
  expect(componentTimings).toEqual({
    copiedFor: 3000,
    stillWorkingAfter: 5000,
    widgetSlowAfter: 10_000,
    waitCountedEvery: 1000,
    ageCheckedEvery: 10_000,
    toastFor: 6000,
    idleWithin: 500,
  })
})

it('the durations fit together', () => {
  expect(timings.outboxLeaseFor, 'a request ends before the lock to send expires').toBeGreaterThan(
    timings.callTimeout,
  )
  expect(timings.pollOld, 'the pause between two reads is shorter than the time until idle').toBeLessThan(
    timings.idleAfter,
  )
})
