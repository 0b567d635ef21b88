import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commonHeaders, pagePolicy } from './headers.ts'

it('the README’s block for static hosts sets the sandbox’s headers under https', () => {
  const nginx = /```nginx\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  const set = Object.fromEntries(
    Array.from(nginx.matchAll(/add_header (\S+) (["'])(.*?)\2 always;/g), ([, name, , value]) => [
      name,
      value,
    ]),
  )
  const connect = ['https://api.example.test']
  expect(set).toEqual({
    'Content-Security-Policy': pagePolicy('$request_id', { https: true, connect }),
    ...Object.fromEntries(commonHeaders(true)),
  })
})
