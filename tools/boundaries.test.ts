import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import config from '../.dependency-cruiser.mjs'

const folders = [
  'contract',
  'ui',
  'app',
  'sandbox',
  'stories',
  'e2e',
  'build',
  'tools',
  'bench',
  '.storybook',
]
const files = (pattern: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => pattern.test(name) && !/\/(dist|node_modules|\.data)\/|^bench\/harness\//.test(name)),
  )

const sources = files(/^(ui|app)\/.*(?<!\.test)\.tsx?$/)

it('imports point in the allowed directions', { timeout: 120_000 }, async () => {
  const { forbidden, options } = config
  const result = await cruise(
    folders,
    { ...options, exclude: { path: '(^|/)dist/|^bench/harness/' }, ruleSet: { forbidden }, validate: true },
    undefined,
    {
      tsConfig: extractTSConfig('./tsconfig.json'),
    },
  )
  const { summary } = result.output as ICruiseResult
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
  // If dependency-cruiser can't parse TypeScript, it reads nothing and reports success.
  expect(summary.totalCruised).toBeGreaterThanOrEqual(files(/\.tsx?$/).length)
})

it('every component of ui/ has a story', () => {
  const stories = new Set(files(/^stories\/.*\.stories\.tsx$/))
  const missing = files(/^ui\/[a-z]+\/[A-Z]\w+\.tsx$/).filter(
    (file) => !stories.has(file.replace(/^ui/, 'stories').replace(/\.tsx$/, '.stories.tsx')),
  )
  expect(missing).toEqual([])
})

it('no component uses a palette color, a dark variant or raw HTML', () => {
  const palette =
    /\b(?:bg|text|border|fill|stroke|ring)-(?:gray|slate|zinc|neutral|stone|red|green|blue|amber|yellow|emerald|teal|white|black)\b/
  const broken = files(/^(ui|app|stories)\/.*\.tsx$/).filter((file) => {
    const text = readFileSync(file, 'utf8')
    return palette.test(text) || /["'\s`]dark:[a-z[]/.test(text) || text.includes('dangerouslySetInnerHTML')
  })
  expect(broken).toEqual([])
})

it('RFC 6068 mail links are built in ui/lib/mailto.ts alone', () => {
  const builders = sources.filter((file) => readFileSync(file, 'utf8').includes('mailto:'))
  expect(builders).toEqual(['ui/lib/mailto.ts'])
})

it('SES-1 only app/storage touches localStorage and sessionStorage', () => {
  const users = sources.filter((file) => /\b(?:local|session)Storage\b/.test(readFileSync(file, 'utf8')))
  expect(users.filter((file) => !file.startsWith('app/storage/'))).toEqual([])
  expect(users).toContain('app/storage/browser-storage.ts')
})

it('a README describes every folder on the top two levels', () => {
  const ignored = new Set(['.git', ...readFileSync('.gitignore', 'utf8').split(/\n\/?/)])
  const foldersIn = (parent: string) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !ignored.has(entry.name))
      .filter(({ name }) => parent === '.' || !name.startsWith('.'))
      .map(({ name }) => name)
  const without = (parent: string) => {
    const text = foldersIn(parent).length > 0 ? readFileSync(`${parent}/README.md`, 'utf8') : ''
    return foldersIn(parent)
      .filter((name) => !text.includes(`\`${name}/\``))
      .map((name) => `${parent}/${name}`)
  }
  expect(foldersIn('.').length).toBeGreaterThan(10)
  expect(['.', ...foldersIn('.').filter((name) => name !== '.github')].flatMap(without)).toEqual([])
})
