import { expect, it } from 'vitest'
import { samplePath } from './sample-links.ts'

const page = 'https://docs.sample.test/ui/iframe.html?viewMode=docs&id=a'
const link = (href: string, target = '', download = false) =>
  ({ href, target, hasAttribute: () => download }) as unknown as HTMLAnchorElement

it('a link to a page of the app is a sample', () =>
  expect(samplePath(link('https://docs.sample.test/dashboard?page=2'), page)).toBe('/dashboard?page=2'))

it.each([
  ['to a part of the page', link(`${page}#sample`)],
  ['out of the frame', link('https://docs.sample.test/ui/?path=/docs/b', '_top')],
  ['to another site', link('https://elsewhere.invalid/')],
  ['to a snapshot', link('https://docs.sample.test/ui/snapshots/light/a/b.png')],
  ['to a file', link('https://docs.sample.test/a.csv', '', true)],
])('a link %s is no sample', (_, other) => expect(samplePath(other, page)).toBeUndefined())
