// npm run pixels:accept -- stories/primitives/Button: takes a new baseline for the named files, or for all without a name.
// Before you commit, look at every changed image.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const { pixelsFolder, pixelsMadeOn, pixelsMadeOnFile } = await import('./config.ts')
const files = process.argv.slice(2)
const photographed = readdirSync('stories').filter(
  (name) => /^[a-z]+$/.test(name) && existsSync(`ui/${name}`),
)

if (files.length === 0) rmSync(pixelsFolder, { recursive: true, force: true })
const run = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=storybook',
    ...(files.length > 0 ? files : photographed.map((folder) => `stories/${folder}/`)),
  ],
  { stdio: 'inherit', env: { ...process.env, PIXELS: 'accept' } },
)
mkdirSync(pixelsFolder, { recursive: true })
writeFileSync(pixelsMadeOnFile, `${JSON.stringify(pixelsMadeOn(), null, 2)}\n`)
process.exit(run.status ?? 1)
