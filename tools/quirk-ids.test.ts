import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('each quirk has an id of its own, so that a reference to it is clear', () => {
  const list = execFileSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '-c', 'e2e/quirky/playwright.config.ts', '--list'],
    { encoding: 'utf8' },
  )
  const ids = [...list.matchAll(/ › ([A-Z]+\d+[a-z]?) /g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(300)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})
