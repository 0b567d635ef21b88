import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findStoryChromium, launchOptions } from '../../tools/chromium.mjs'
import { compareSnapshot } from './command.ts'
import { comparisonOf, type MadeOn } from './snapshot-rules.ts'

export const snapshotFolder = 'stories/snapshots'
export const madeOnFile = `${snapshotFolder}/made-on.json`

export function madeOnHere(): MadeOn {
  const path = findStoryChromium()
  const version = path ? execFileSync(path, ['--version'], { encoding: 'utf8' }) : ''
  return {
    platform: `${process.platform}-${process.arch}`,
    chromium: /[\d.]{5,}/.exec(version)?.[0] ?? 'none',
  }
}

export const madeOn = () =>
  existsSync(madeOnFile) ? (JSON.parse(readFileSync(madeOnFile, 'utf8')) as MadeOn) : undefined

/** Whether this run compares; see `comparisonOf`. */
export const comparisonHere = () => comparisonOf(process.env.SNAPSHOTS, madeOn(), madeOnHere())

/** For the storybook project in vitest.config.ts: `commands` in `test.browser`, and options for its browser. */
export function snapshots() {
  // The unit tests and Knip read the same configuration, but need no browser.
  const rendersStories = process.env.VITEST && !process.argv.includes('--project=unit')
  return {
    launch: rendersStories ? launchOptions(findStoryChromium()) : {},
    commands: { compareSnapshot: compareSnapshot(snapshotFolder, process.env.SNAPSHOTS === 'accept') },
  }
}
