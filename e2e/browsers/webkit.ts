import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { BrowserMissing, expectedError, type Browser, type Tab } from './driver.ts'
import { freePort } from './free-port.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const keys = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' }
// Selects all text and deletes it.
const EMPTY = '\uE009a\uE009\uE003'

const onPath = (program: string) =>
  `${process.env.PATH}`.split(delimiter).some((folder) => existsSync(join(folder, program)))

function miniBrowser(): string | undefined {
  const folders = [
    '/usr/lib',
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : []),
  ]
  return folders
    .flatMap((folder) =>
      ['6.0', '4.1', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
}

/** Starts a virtual screen, because this browser has no headless mode. */
async function openScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { screen, display: `:${number.toString().trim()}` }
}

/** Drives WebKitGTK, which shares its engine with Safari, over W3C WebDriver. */
export async function openWebKit(): Promise<Browser> {
  const binary = miniBrowser()
  const missing = ['WebKitWebDriver', 'Xvfb'].filter((program) => !onPath(program))
  if (!binary || missing.length > 0)
    throw new BrowserMissing(
      `WebKit is not installed (missing: ${[...missing, ...(binary ? [] : ['MiniBrowser'])].join(', ')}). On Debian run "apt-get install webkit2gtk-driver xvfb".`,
    )
  const { screen, display } = await openScreen()
  const home = mkdtempSync(join(tmpdir(), 'plainsail-webkit-'))
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      GTK_A11Y: 'none',
      LANG: 'C.UTF-8',
      TZ: 'UTC',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors = collectErrors(driver)

  async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value.error} ${value.message}`)
    return value
  }
  await answering(() => request('GET', '/status'))

  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const start = () =>
    request<{ sessionId: string; capabilities: Record<string, string> }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
    })
  let { sessionId, capabilities } = await start()
  let fresh = true
  const send = <T>(method: string, path: string, body?: unknown) =>
    request<T>(method, `/session/${sessionId}${path}`, body)

  return {
    name: `WebKitGTK (${capabilities.browserVersion ?? ''})`,
    withoutPasskeys: true,
    async newTab() {
      const handle = fresh
        ? await send<string>('GET', '/window')
        : (await send<{ handle: string }>('POST', '/window/new', { type: 'tab' })).handle
      fresh = false
      const tab = tabOf(send, handle)
      await tab.resize(1280, 800)
      return tab
    },
    async forget() {
      await send('DELETE', '')
      ;({ sessionId, capabilities } = await start())
      fresh = true
    },
    picture: async (file) => writeFile(file, Buffer.from(await send<string>('GET', '/screenshot'), 'base64')),
    errors: () => errors.splice(0),
    async close() {
      await send('DELETE', '').catch(() => {})
      for (const child of [driver, screen]) {
        child.kill()
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      // WebKit's own processes may still write for a moment after the driver has ended.
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

async function answering(ask: () => Promise<unknown>, left = 100): Promise<unknown> {
  return ask().catch(async (error: unknown) => {
    if (left === 0) throw error
    await new Promise((next) => setTimeout(next, 100))
    return answering(ask, left - 1)
  })
}

/** Reads console errors from the browser's output. */
function collectErrors(driver: ChildProcess): string[] {
  const errors: string[] = []
  let rest = ''
  const read = (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    errors.push(...lines.filter((line) => /^CONSOLE .*ERROR/.test(line) && !expectedError(line)))
  }
  driver.stdout?.on('data', read)
  driver.stderr?.on('data', read)
  return errors
}

type Send = <T>(method: string, path: string, body?: unknown) => Promise<T>

function tabOf(send: Send, handle: string): Tab {
  // Every command goes to the session's current tab.
  const on = async <T>(method: string, path: string, body?: unknown) => {
    await send('POST', '/window', { handle })
    return send<T>(method, path, body)
  }
  const run = <T>(source: string, argument: unknown) =>
    on<T>('POST', '/execute/sync', {
      script: `return (${source})(arguments[0])`,
      args: [argument ?? null],
    })
  const element = async (source: string, argument: unknown) => {
    const found = await run<Record<string, string> | null>(source, argument)
    if (!found?.[ELEMENT]) throw new Error(`Nothing to act on: ${JSON.stringify(argument)}`)
    return `/element/${found[ELEMENT]}`
  }
  return {
    goto: (url) => on('POST', '/url', { url }),
    reload: () => on('POST', '/refresh', {}),
    // A page of the browser itself can't run scripts.
    back: () => run<void>('() => history.back()', null).catch(() => on('POST', '/back', {})),
    evaluate: run,
    click: async (source, argument) => on('POST', `${await element(source, argument)}/click`, {}),
    type: async (source, argument, text) => {
      const field = await element(source, argument)
      await on('POST', `${field}/click`, {})
      await on('POST', `${field}/value`, { text: EMPTY })
      await on('POST', `${field}/value`, { text })
    },
    press: (key) =>
      on('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: keys[key] },
              { type: 'keyUp', value: keys[key] },
            ],
          },
        ],
      }),
    activate: () => send('POST', '/window', { handle }),
    resize: async (width, height) => {
      await on('POST', '/window/rect', { x: 0, y: 0, width, height })
      const [inner, outer] = await run<number[]>('() => [innerWidth, outerWidth]', null)
      if (inner !== width && inner && outer)
        await on('POST', '/window/rect', { x: 0, y: 0, width: width + outer - inner, height })
    },
    screenshot: async (file) =>
      writeFile(file, Buffer.from(await on<string>('GET', '/screenshot'), 'base64')),
    close: () => on('DELETE', '/window'),
  }
}
