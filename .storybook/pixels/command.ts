import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PNG } from 'pngjs'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { differenceOf } from './difference.ts'

type Clip = { x: number; y: number; width: number; height: number }

/** How long, in milliseconds, a snapshot that differs may take to settle, for example until an image is decoded. */
const SETTLES_WITHIN = 1000

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page) {
  const known = sessions.get(page)
  if (known) return known
  const session = page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Takes a snapshot through the DevTools protocol. Playwright's own takes five times as long, because it waits for the page to settle. */
async function take(page: Page, clip: Clip) {
  const session = await sessionOf(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

function writeTo(path: string, bytes: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

export const comparePicture =
  (folder: string, accept: boolean): BrowserCommand<[name: string, clip: Clip]> =>
  async ({ page }, name, clip) => {
    const known = `${folder}/${name}.png`
    const differing = `test-results/pixels/${name}.png`
    const until = Date.now() + SETTLES_WITHIN
    if (accept) {
      writeAccepted(known, await takeSettled(page, clip, until))
      return undefined
    }
    if (!existsSync(known)) {
      writeTo(differing, await take(page, clip))
      return `There is no baseline ${known} yet. Look at ${differing}, then run npm run pixels:accept.`
    }
    const expected = readFileSync(known)
    let difference
    do {
      const bytes = await take(page, clip)
      // Equal pixels give equal files.
      difference = bytes.equals(expected)
        ? undefined
        : differenceOf(PNG.sync.read(expected), PNG.sync.read(bytes))
    } while (difference && Date.now() < until)
    if (!difference) return undefined
    writeTo(differing, PNG.sync.write(difference.image))
    return `${name}: ${difference.count} pixels differ. Before, after and difference are side by side in ${differing}. If the change is intended, run npm run pixels:accept.`
  }

async function takeSettled(page: Page, clip: Clip, until: number) {
  let bytes = await take(page, clip)
  while (Date.now() < until) {
    const next = await take(page, clip)
    if (next.equals(bytes)) return next
    bytes = next
  }
  return bytes
}

function writeAccepted(path: string, bytes: Buffer) {
  if (existsSync(path) && !differenceOf(PNG.sync.read(readFileSync(path)), PNG.sync.read(bytes))) return
  rmSync(path, { force: true })
  writeTo(path, bytes)
}
