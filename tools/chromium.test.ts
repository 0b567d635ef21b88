import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { findChromium, findStoryChromium } from './chromium.mjs'
import { PINNED_PLATFORM } from './pinned-chromium.mjs'

const DEBIAN = '/usr/bin/chromium'
const on = (platform: string, env: Record<string, string> = {}, files = [DEBIAN]) => ({
  platform,
  env,
  exists: (path: unknown) => files.includes(String(path)),
  pinned: () => 'pinned',
})

it('on linux-x64 stories use the Chromium of the lockfile, whatever is installed', () => {
  expect(findStoryChromium(on('linux-x64'))).toBe('pinned')
  expect(findStoryChromium(on('linux-x64', {}, []))).toBe('pinned')
})

it('on linux-x64 journeys use an installed Chromium, and that of the lockfile if there is none', () => {
  expect(findChromium(on('linux-x64'))).toBe(DEBIAN)
  expect(findChromium(on('linux-x64', {}, []))).toBe('pinned')
})

it.each(['linux-x64', 'darwin-arm64'])('on %s CHROME_PATH names the browser of all tests', (platform) => {
  const own = on(platform, { CHROME_PATH: '/own' }, ['/own', DEBIAN])
  expect([findStoryChromium(own), findChromium(own)]).toEqual(['/own', '/own'])
})

it('a CHROME_PATH without a file is an error, and no other browser is used', () => {
  for (const find of [findStoryChromium, findChromium])
    expect(() => find(on('linux-x64', { CHROME_PATH: '/gone' }))).toThrow('CHROME_PATH is /gone')
})

it.each(['linux-arm64', 'darwin-arm64', 'win32-x64'])(
  'on %s all tests use an installed browser',
  (platform) => {
    for (const find of [findStoryChromium, findChromium]) {
      expect(find(on(platform))).toBe(DEBIAN)
      expect(find(on(platform, {}, []))).toBeUndefined()
    }
  },
)

it.runIf(`${process.platform}-${process.arch}` === PINNED_PLATFORM)(
  'two processes that unpack it at once both get a Chromium that starts',
  { timeout: 60_000 },
  async () => {
    const cache = mkdtempSync(join(tmpdir(), 'chromium-'))
    const script = `const { pinnedChromium } = await import('./tools/pinned-chromium.mjs'); console.log(pinnedChromium(${JSON.stringify(cache)}))`
    const run = promisify(execFile)
    try {
      const unpack = () => run(process.execPath, ['--input-type=module', '-e', script])
      const paths = (await Promise.all([unpack(), unpack()])).map(({ stdout }) => stdout.trim())
      expect(paths[0]).toBe(paths[1])
      expect(readdirSync(cache)).toHaveLength(1)
      expect((await run(paths[0] ?? '', ['--version'])).stdout).toMatch(/^Chromium 153\./)
    } finally {
      rmSync(cache, { recursive: true, force: true })
    }
  },
)
