import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { inlineMessages } from './inline-messages.mjs'

const root = mkdtempSync(join(process.cwd(), 'node_modules/.cache/inline-messages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Builds two pages that share a folder of messages. Resolves with the code of each file. */
async function built() {
  mkdirSync(join(root, 'ui/sample'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(root, 'ui/sample', name), text)
  write(
    'messages.ts',
    `export const title = () => 'It’s a title'
     export const other = () => "Another's title"
     export const count = ({ count }: { count: number }) => \`\${count} rows\`
     export const unused = () => 'Unused'`.replaceAll(/^ +/gm, ''),
  )
  write(
    'first.ts',
    `import * as m from './messages.ts'
     export const show = (t: (message: () => string) => string) => t(m.title)`,
  )
  write(
    'second.ts',
    `import * as m from './messages.ts'
     export const show = (t: any, count: number) => [t(m.other), t(m.count, { count }), t(count ? m.title : m.other)]`,
  )
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [inlineMessages()],
    build: {
      write: false,
      lib: {
        entry: { first: join(root, 'ui/sample/first.ts'), second: join(root, 'ui/sample/second.ts') },
        formats: ['es'],
      },
    },
  })
  const [{ output }] = [result].flat() as [Extract<typeof result, { output: unknown }>]
  return Object.fromEntries(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
  )
}

it('puts each message into the file that uses it, and no other', async () => {
  const files = await built()
  expect(Object.keys(files).toSorted()).toEqual(['first.js', 'second.js'])
  expect(files['first.js']).toContain('It’s a title')
  expect(files['first.js']).not.toMatch(/Another|rows|Unused|\bt\(/)
  expect(files['second.js']).toMatch(/Another's title/)
  expect(files['second.js']).toMatch(/rows/)
  expect(files['second.js']).not.toContain('Unused')
})
