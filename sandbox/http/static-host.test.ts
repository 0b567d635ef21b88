import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pagePolicy } from './content-security-policy.ts'
import { commonHeaders } from './security-headers.ts'

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

it('S-headers the README’s block gives files in assets/ only the headers that they need', () => {
  const nginx = /```nginx\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  const files = /location ~ (\S+) \{([^}]*)\}/.exec(nginx)
  const set = Array.from(files?.[2]?.matchAll(/add_header (\S+) "(.*?)";/g) ?? [], ([, ...header]) => header)
  expect(set).toEqual([
    ['Cache-Control', 'public, max-age=31536000, immutable'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ])
  const pattern = new RegExp(files?.[1] ?? '^$')
  const narrow = (paths: string[]) => paths.filter((path) => pattern.test(path))
  const assets = ['Page-1a.js', 'page-1a.css', 'latin-1a.woff2', 'logo-1a.png'].map(
    (name) => `/assets/${name}`,
  )
  expect(narrow(assets)).toEqual(assets)
  // A browser can open an SVG as a document, where the policies matter.
  expect(narrow(['/assets/drawing-1a.svg', '/theme.js', '/', '/sign-in', '/404.html'])).toEqual([])
})
