import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium } from '../scripts/chromium.mjs'

const folder = 'stories/pixels'
const madeOnFile = `${folder}/made-on.json`

type MadeOn = { platform: string; chromium: string }

function here(): MadeOn {
  const path = findChromium()
  const version = path ? execFileSync(path, ['--version'], { encoding: 'utf8' }) : ''
  return { platform: `${process.platform}-${process.arch}`, chromium: /(\d+)\./.exec(version)?.[1] ?? 'none' }
}

/** Why pictures aren't compared in this run, in one line; `undefined` if they are. */
function whyNot() {
  if (process.env.PIXELS === 'accept') return undefined
  if (process.env.PIXELS !== 'on') return 'Pixels: not compared. PIXELS=on compares them.'
  if (!existsSync(madeOnFile))
    return `Pixels: not compared, ${folder} holds no pictures yet. Run npm run pixels:accept.`
  const made = JSON.parse(readFileSync(madeOnFile, 'utf8')) as MadeOn
  const now = here()
  if (made.platform === now.platform && made.chromium === now.chromium) return undefined
  return `Pixels: not compared, the pictures are of ${made.platform} with Chromium ${made.chromium}, this is ${now.platform} with Chromium ${now.chromium}.`
}

/** For the storybook project in vite.config.ts: `...pixels()` in `test`, `expect` of it in `test.browser`. */
export function pixels() {
  const reason = whyNot()
  // The configuration is read more than once in a run; a person reads the line once.
  if (reason && process.env.PIXELS === 'on' && !process.env.PIXELS_SAID) {
    process.stderr.write(`${reason}\n`)
    process.env.PIXELS_SAID = 'yes'
  }
  return {
    provide: { pixels: reason === undefined },
    expect: {
      toMatchScreenshot: {
        comparatorName: 'pixelmatch' as const,
        comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
        resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
          `${root}/${folder}/${arg}${ext}`,
        resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
          `${root}/test-results/pixels/${arg}${ext}`,
      },
    },
  }
}

export { folder as pixelsFolder, here as pixelsMadeOn, madeOnFile as pixelsMadeOnFile }
