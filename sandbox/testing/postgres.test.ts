import { expect, it, vi } from 'vitest'
import { MUST_RUN_ON, skippedBecause } from './postgres.ts'

const broken = new Error('Command failed: initdb\ninitdb: no space\n')

vi.mock('./postgres.ts', async (original) => ({
  ...(await original<object>()),
  startPostgres: () => Promise.reject(broken),
}))

it.runIf(`${process.platform}-${process.arch}` === MUST_RUN_ON)(
  'S26 a test file that needs PostgreSQL is red if none can be started',
  async () => {
    await expect(import('./engines.ts')).rejects.toThrow(
      'No PostgreSQL can be started, so its half of the tests can’t run: Error: Command failed: initdb; initdb: no space. Run npm ci again.',
    )
  },
)

it('S26 on another platform one line says that tests are skipped', () => {
  expect(skippedBecause(broken, 'darwin-arm64')).toBe(
    'No PostgreSQL can be started on darwin-arm64, so its half of the tests is skipped: Error: Command failed: initdb; initdb: no space',
  )
  expect(() => skippedBecause(broken, 'linux-x64')).toThrow(
    'can’t run: Error: Command failed: initdb; initdb: no space.',
  )
})
