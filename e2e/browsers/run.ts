import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BrowserMissing, type Browser, type Journey } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { lookAround } from './look-around.ts'
import { openWebKit } from './webkit.ts'

/** `npm run test:browsers`: runs the journeys in the browsers installed on this machine. */
const browsers = { firefox: openFirefox, webkit: openWebKit }
const port = Number(process.env.E2E_PORT ?? 4279)
const origin = `http://localhost:${port}`
const results = 'test-results/browsers'

const { values } = parseArgs({
  options: { only: { type: 'string' }, journey: { type: 'string' } },
})

async function startServer() {
  if (!existsSync('dist/index.html'))
    throw new Error('The app has not been built yet. Run npm run build first.')
  const data = mkdtempSync(join(tmpdir(), 'plainsail-browsers-'))
  const server = spawn(process.execPath, ['e2e/server.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
  })
  for (let left = 300; left > 0; left -= 1) {
    const response = await fetch(`${origin}/api/`).catch(() => null)
    if (response?.ok)
      return async () => {
        server.kill()
        if (server.exitCode === null) await once(server, 'exit')
        rmSync(data, { recursive: true, force: true })
      }
    await new Promise((next) => setTimeout(next, 200))
  }
  server.kill()
  throw new Error('The server did not start.')
}

async function inBrowser(browser: Browser, short: string): Promise<number> {
  let failed = 0
  const folder = join(results, short)
  mkdirSync(folder, { recursive: true })
  const tasks: Journey[] = [
    ...journeys,
    { name: 'the main pages at 375 and 1280', run: () => lookAround(browser, origin, folder) },
  ].filter(({ name }) => !values.journey || name.includes(values.journey))
  if (tasks.length === 0) throw new Error(`No journey is called ${values.journey}.`)
  for (const { name, run, suits } of tasks) {
    if (suits?.(browser) === false) {
      console.log(`  --  ${name} (not for this browser)`)
      continue
    }
    const began = performance.now()
    let problem = ''
    try {
      await run(browser, origin)
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
    }
    if (problem)
      await browser
        .picture(join(folder, `RED ${name.replaceAll(/[^a-z0-9]+/gi, ' ').trim()}.png`))
        .catch(() => {})
    const errors = browser.errors()
    if (!problem && errors.length > 0) problem = `errors in the console:\n      ${errors.join('\n      ')}`
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${problem ? '  RED' : '  ok '} ${name} (${seconds} s)${problem && `\n      ${problem}`}`)
    if (problem) failed += 1
    await browser.forget()
    browser.errors()
  }
  return failed
}

let failed = 0
const wanted = (values.only?.split(',') ?? Object.keys(browsers)) as (keyof typeof browsers)[]
rmSync(results, { recursive: true, force: true })
const stop = await startServer()
try {
  for (const short of wanted) {
    const open = browsers[short]
    if (!open) throw new Error(`Unknown browser: ${short}. Known are ${Object.keys(browsers).join(', ')}.`)
    try {
      const browser = await open()
      console.log(browser.name)
      try {
        failed += await inBrowser(browser, short)
      } finally {
        await browser.close()
      }
    } catch (error) {
      if (!(error instanceof BrowserMissing)) throw error
      console.error(error.message)
      failed += 1
    }
  }
} finally {
  await stop()
}
console.log(failed > 0 ? `${failed} failed.` : `All passed. Screenshots: ${results}`)
process.exitCode = failed > 0 ? 1 : 0
