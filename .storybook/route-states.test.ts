import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routeMatrix, routeStates } from '#stories/routes/route-states.ts'

it('every route has a story for every state, or a reason why not', () => {
  const missing = Object.entries(routeMatrix).flatMap(([path, states]) =>
    routeStates
      .map((state) => states[state])
      .filter((shown) => typeof shown === 'string')
      .filter((shown) => {
        const [file = '', name = ''] = shown.split('/')
        const story = `stories/routes/${file}.stories.tsx`
        return !existsSync(story) || !readFileSync(story, 'utf8').includes(`export const ${name}: Story`)
      })
      .map((shown) => `${path}: there is no story ${shown}`),
  )
  expect(missing).toEqual([])
})
