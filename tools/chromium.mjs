import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const installed = [
  process.env.CHROME_PATH,
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

/** The path of an installed Chromium or Chrome, or `undefined`. */
export function findChromium() {
  return [...installed, chromium.executablePath()].find((path) => path && existsSync(path))
}

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

/** Finds an installed Chromium or installs one, and returns its path. If neither works, throws an error that says what to do. */
export function ensureChromium(log = console.log) {
  const found = findChromium()
  if (found) return found
  for (const way of ways) {
    log(`No Chromium found. Installing ${way.name} …`)
    try {
      way.run()
    } catch {
      log(`${way.name} could not be installed here.`)
    }
    const path = findChromium()
    if (path) return path
  }
  throw new Error(
    'The tests need Chromium or Chrome, and none could be found or installed. Install one and set CHROME_PATH to its executable.',
  )
}

/** Launch options for every test that opens a browser. The flags stop its background traffic and make rendering the same everywhere. */
export function launchOptions() {
  return {
    executablePath: findChromium(),
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
