import { expect, it } from 'vitest'
import { faultsOfSnippet } from './snippets.mjs'

const names = new Set(['Table'])

it.each([
  '<Table caption="Deposits" />',
  '<p>\n  <Table caption="A" onSort={() => {}} />\n</p>',
  'const show = useToast()\nshow({})',
])('accepts %s', (text) => expect(faultsOfSnippet(text, names)).toEqual([]))

it.each([
  ['<u caption="Deposits" />', 'minified'],
  ['<button onClick={function vY(){}} />', 'function'],
  ['<Sample caption="Deposits" />', 'no component of the library'],
  ['<Table caption="Deposits"', 'valid code'],
  ['<Table className="grid" />', 'class'],
  ['', 'empty'],
])('reports %s', (text, fault) => expect(faultsOfSnippet(text, names).join()).toContain(fault))
