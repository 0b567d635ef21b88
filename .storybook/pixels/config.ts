import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium } from '../../tools/chromium.mjs'
import { comparePicture } from './command.ts'
import { whyNotCompared, type MadeOn } from './snapshot-rules.ts'

const folder = 'stories/pixels'
const madeOnFile = `${folder}/made-on.json`

function here(): MadeOn {
  const path = findChromium()
  const version = path ? execFileSync(path, ['--version'], { encoding: 'utf8' }) : ''
  return { platform: `${process.platform}-${process.arch}`, chromium: /(\d+)\./.exec(version)?.[1] ?? 'none' }
}

/** The reason, in one line, why this run doesn't compare snapshots; `undefined` if it does. */
function whyNot() {
  const made = existsSync(madeOnFile) ? (JSON.parse(readFileSync(madeOnFile, 'utf8')) as MadeOn) : undefined
  return whyNotCompared(process.env.PIXELS, made, here)
}

/** For the storybook project in vite.config.ts: `provide` in `test`, `commands` in `test.browser`. */
export function pixels() {
  // The build and the unit tests read the same configuration, but take no snapshots.
  const concerned = process.env.VITEST && !process.argv.includes('--project=unit')
  const reason = concerned ? whyNot() : ''
  // Vitest reads the configuration several times per run; print the reason once.
  if (reason && !process.env.PIXELS_SAID) {
    process.stderr.write(`${reason}\n`)
    process.env.PIXELS_SAID = 'yes'
  }
  const accept = process.env.PIXELS === 'accept'
  const mode = accept ? ('accept' as const) : reason === undefined ? ('compare' as const) : ('off' as const)
  return {
    provide: { pixels: mode },
    commands: { comparePicture: comparePicture(folder, accept) },
  }
}

export { folder as pixelsFolder, here as pixelsMadeOn, madeOnFile as pixelsMadeOnFile }
