import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PNG } from 'pngjs'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { differenceOf } from './difference.ts'

type Clip = { x: number; y: number; width: number; height: number }

/** How long, in milliseconds, a snapshot that differs may take to settle, for example until an image is decoded. */
const SETTLES_WITHIN = 1000

/** The folder into which a run writes the snapshots that differ. */
export const results = 'test-results/snapshots'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page) {
  const known = sessions.get(page)
  if (known) return known
  const session = page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Takes a snapshot through the DevTools protocol. Playwright's takes five times as long, because it waits for the page to settle. */
async function take(page: Page, clip: Clip) {
  const session = await sessionOf(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

export function writeTo(path: string, bytes: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/**
 * Compares a snapshot with its baseline, or takes a new one. A state that looks like another snapshot, `sameAs`, has no file of its
 * own. Resolves with what is wrong, or `undefined`.
 */
export const compareSnapshot =
  (folder: string, accept: boolean): BrowserCommand<[name: string, clip: Clip, sameAs?: string]> =>
  async ({ page }, name, clip, sameAs) => {
    const own = `${folder}/${name}.png`
    const other = sameAs && `${folder}/${sameAs}.png`
    const until = Date.now() + SETTLES_WITHIN
    if (accept) {
      const bytes = await takeSettled(page, clip, until)
      if (other && existsSync(other) && !between(other, bytes)) rmSync(own, { force: true })
      else writeAccepted(own, bytes)
      return undefined
    }
    const known = !existsSync(own) && other ? other : own
    if (!existsSync(known)) {
      writeTo(`${results}/${name}.after.png`, await take(page, clip))
      return `There is no baseline ${known} yet. Look at ${results}/index.html.`
    }
    let bytes
    let difference
    do {
      bytes = await take(page, clip)
      difference = between(known, bytes)
    } while (difference && Date.now() < until)
    if (!difference) return undefined
    writeTo(`${results}/${name}.before.png`, readFileSync(known))
    writeTo(`${results}/${name}.after.png`, bytes)
    writeTo(`${results}/${name}.difference.png`, PNG.sync.write(difference.image))
    return `${name}: ${difference.count} pixels differ. Look at ${results}/index.html or ${results}/${name}.difference.png.`
  }

function between(known: string, bytes: Buffer) {
  const expected = readFileSync(known)
  // Snapshots with equal pixels are equal files, and reading those takes far longer.
  return bytes.equals(expected) ? undefined : differenceOf(PNG.sync.read(expected), PNG.sync.read(bytes))
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

/** Keeps a baseline that doesn't differ, so that no file changes without a visible change. */
function writeAccepted(path: string, bytes: Buffer) {
  if (!existsSync(path) || between(path, bytes)) writeTo(path, bytes)
}
