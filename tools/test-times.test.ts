import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

it('npm run test:times before any test run says so in one sentence, and exits with 2', () => {
  // The temporary folder holds no times of an earlier run.
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('bench/test-times.mjs')], {
    cwd: tmpdir(),
    encoding: 'utf8',
  })
  expect([status, stdout, stderr.trim()]).toEqual([2, '', 'No times yet. Run npm test first.'])
})
