import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('without a token Chromatic’s command says so in one line', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/chromatic.mjs'], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout + stderr).toBe(
    'Nothing was sent: set CHROMATIC_PROJECT_TOKEN to the token of your project on chromatic.com.\n',
  )
})
