import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { timings } from './timings.ts'

const sources = ['app', 'ui']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^ui\/dist\/|\.test\.ts$|timings\.ts$/.test(file))

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

it('GLB-7 the waits that the specification names', () => {
  expect(timings).toMatchObject({
    routeLoader: 3000,
    tipEvery: 5000,
    tipFor: 3000,
    slideEvery: 5000,
    slideTransition: 500,
    copiedFor: 3000,
    depositPostAfter: 2000,
    historyFetchAfter: 500,
    withdrawalLoader: 3000,
    widgetSlowAfter: 10_000,
  })
})
