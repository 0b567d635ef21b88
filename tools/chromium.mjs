import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { PINNED_PLATFORM, pinnedChromium } from './pinned-chromium.mjs'

const installed = [
  // Debian's headless build: the end-to-end tests take about half the time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const here = {
  platform: `${process.platform}-${process.arch}`,
  env: process.env,
  exists: existsSync,
  pinned: pinnedChromium,
}

function named({ env, exists }) {
  if (!env.CHROME_PATH) return undefined
  if (exists(env.CHROME_PATH)) return env.CHROME_PATH
  throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, but there is no such file.`)
}

const findInstalled = ({ exists }) =>
  [...installed, chromium.executablePath()].find((path) => path && exists(path))
const pinnedHere = ({ platform, pinned }) => (platform === PINNED_PLATFORM ? pinned() : undefined)

/**
 * The path of the browser for journeys: `CHROME_PATH`, an installed Chromium or Chrome, on linux-x64 otherwise the one that the lockfile
 * pins. `undefined` if there is none.
 *
 * @throws if `CHROME_PATH` names no file.
 */
export const findChromium = (on = here) => named(on) ?? findInstalled(on) ?? pinnedHere(on)

/**
 * The path of the browser for stories and snapshots: `CHROME_PATH`, on linux-x64 the one that the lockfile pins, elsewhere an installed
 * one. `undefined` if there is none.
 *
 * @throws if `CHROME_PATH` names no file.
 */
export const findStoryChromium = (on = here) => named(on) ?? pinnedHere(on) ?? findInstalled(on)

const apt = (name) => ({
  name: `Debian's ${name} package`,
  run: () => {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', name])
  },
})

const ways = [
  { name: "Playwright's own Chromium", run: () => run('npx', ['playwright', 'install', 'chromium']) },
  apt('chromium-headless-shell'),
  apt('chromium'),
]

function run(command, args) {
  execFileSync(command, args, {
    stdio: 'pipe',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  })
}

/**
 * Finds a Chromium for journeys or installs one, and returns its path. If neither works, falls back to the one that the lockfile pins,
 * or throws an error that says what to do.
 */
export function ensureChromium(log = console.log) {
  const find = () => named(here) ?? findInstalled(here)
  const found = find()
  if (found) return found
  for (const way of ways) {
    log(`No Chromium found. Installing ${way.name} …`)
    try {
      way.run()
    } catch {
      log(`${way.name} could not be installed here.`)
    }
    const path = find()
    if (path) return path
  }
  const pinned = pinnedHere(here)
  if (!pinned)
    throw new Error(
      'The tests need Chromium or Chrome, and none could be found or installed. Install one and set CHROME_PATH to its executable.',
    )
  log('Journeys run in the Chromium of the lockfile. Four of C10 and C18 fail there: docs/decisions/0018.')
  return pinned
}

/** Launch options for every test that opens a browser. The flags stop its background traffic and make rendering the same everywhere. */
export function launchOptions(executablePath = findChromium()) {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  }
}
