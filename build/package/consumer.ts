import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { build, type InlineConfig } from 'vite'
import { expect } from 'vitest'

export const run = (command: string, args: string[], cwd = '.') =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })

/** Packs the library and installs it in a new folder, as another app would. Returns the folder and the packed files. */
export function installPacked(): { scratch: string; packed: string[] } {
  const scratch = mkdtempSync(join(tmpdir(), 'plainsail-library-'))
  run(process.execPath, ['build/build-ui.mjs'])
  const answer = run('npm', ['pack', resolve('ui/dist'), '--pack-destination', scratch, '--json', '--silent'])
  const [{ filename, files }] = JSON.parse(answer) as [{ filename: string; files: { path: string }[] }]
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  writeFileSync(
    join(scratch, 'package.json'),
    JSON.stringify({
      type: 'module',
      dependencies: {
        react: dependencies.react,
        'react-dom': dependencies['react-dom'],
        '@plainsail/ui': `file:${filename}`,
      },
      devDependencies: {
        '@types/react': devDependencies['@types/react'],
        '@types/react-dom': devDependencies['@types/react-dom'],
      },
    }),
  )
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], scratch)
  return { scratch, packed: files.map(({ path }) => path) }
}

export const renders = (imports: string, element: string) => `
  import { createElement as h } from 'react'
  import { createRoot } from 'react-dom/client'
  ${imports}
  createRoot(document.getElementById('root')).render(${element})
`

/** Builds a page of another app. Resolves with its folder, and its scripts as text and in bytes as a server sends them. */
export async function buildPage(root: string, source: string, config: InlineConfig = {}) {
  mkdirSync(root, { recursive: true })
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><div id="root"></div><script type="module" src="./main.tsx"></script>',
  )
  writeFileSync(join(root, 'main.tsx'), source)
  const { build: options, ...rest } = config
  // Vitest sets it to 'test', which makes a build for development.
  process.env.NODE_ENV = 'production'
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { emptyOutDir: true, modulePreload: { polyfill: false }, ...options },
    ...rest,
  })
  const assets = join(root, 'dist/assets')
  const scripts = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
  return {
    folder: join(root, 'dist'),
    script: scripts.join('\n'),
    bytes: scripts.reduce((sum, text) => sum + gzipSync(text).length, 0),
  }
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Serves a folder with a content security policy. Resolves with its address and a function that stops it. */
async function serve(folder: string, policy: string) {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://app').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    try {
      const body = readFileSync(file)
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

type Opened<Result> = {
  folder: string
  look: (page: Page) => Promise<Result>
  policy: string
  expected?: RegExp | undefined
}

/** Opens a built page, and fails if the page reports anything but `expected`: an error, a warning, a violation of the policy. */
export async function openPage<Result>(
  browser: Browser,
  { folder, look, policy, expected = /^$/ }: Opened<Result>,
) {
  const server = await serve(folder, policy)
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' })
  try {
    const page = await context.newPage()
    const reports: string[] = []
    page.on('console', (message) => reports.push(message.text()))
    page.on('pageerror', (error) => reports.push(String(error)))
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(server.url)
    page.setDefaultTimeout(15_000)
    const result = await look(page).catch((error: unknown) => {
      throw new Error(`The page reported: ${reports.join('\n') || 'nothing'}`, { cause: error })
    })
    expect(reports.filter((report) => !expected.test(report))).toEqual([])
    return result
  } finally {
    await context.close()
    server.close()
  }
}
