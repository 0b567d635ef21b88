// Accepts new snapshots as the baseline. Before you commit, look at every changed one.
// npm run snapshots:accept -- stories/primitives/Button       runs these story files and takes all their snapshots
// npm run snapshots:accept -- light/primitives-button/states  accepts one that differed in the last run
// npm run snapshots:accept -- --shown                         accepts all that differed in the last run
// npm run snapshots:accept -- --all                           takes every snapshot again
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { register } from 'tsx/esm/api'

register()
const { snapshotFolder, madeOnHere, madeOn, madeOnFile } = await import('./config.ts')
const { results } = await import('./command.ts')
const { differing } = await import('./review.ts')

const given = process.argv.slice(2)
const all = given.includes('--all')
const files = given.filter((name) => name.startsWith('stories/'))
const shown = differing().filter((name) => given.includes('--shown') || given.includes(name))

if (all)
  take(
    readdirSync('stories').filter(
      (name) => /^[a-z]+$/.test(name) && (existsSync(`ui/${name}`) || name === 'routes'),
    ),
  )
else if (JSON.stringify(madeOn()) !== JSON.stringify(madeOnHere()))
  stop('Another Chromium took the other snapshots. Unset CHROME_PATH, or take all of them again with --all.')
else if (files.length > 0) take(files)
else if (shown.length > 0) for (const name of shown) copy(name)
else
  stop('Name story files, a snapshot of the last run, --shown or --all: see .storybook/snapshots/README.md.')

function stop(line) {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

function copy(name) {
  const path = `${snapshotFolder}/${name}.png`
  mkdirSync(dirname(path), { recursive: true })
  copyFileSync(`${results}/${name}.after.png`, path)
  process.stdout.write(`${path}\n`)
}

function take(names) {
  if (all) rmSync(snapshotFolder, { recursive: true, force: true })
  // Storybook serves this folder, so it has to exist.
  mkdirSync(snapshotFolder, { recursive: true })
  const wanted = names.map((name) => (name.startsWith('stories/') ? name : `stories/${name}/`))
  const run = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=storybook', ...wanted],
    { stdio: 'inherit', env: { ...process.env, SNAPSHOTS: 'accept' } },
  )
  writeFileSync(madeOnFile, `${JSON.stringify(madeOnHere(), null, 2)}\n`)
  process.exitCode = run.status ?? 1
}
