import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { CriticalCss, firstPaintCss, splitFontFaces } from './critical-css.mjs'

const folder = mkdtempSync(join(tmpdir(), 'critical-css-'))
const critical = new CriticalCss(folder)
it.each([
  ['.a{top:0}', true],
  ['.none{top:0}', false],
  ['.a i{top:0}', true],
  [':where(.a>:not(:last-child)){top:0}', true],
  [':is(.a>*){top:0}', true],
  ['.a:is(.none *){top:0}', false],
  ['.a:has(:checked){top:0}', true],
  ['.a::before{top:0}', true],
  ['.a:hover{top:0}', false],
  ['.a:has(:focus-visible){top:0}', false],
  ['.\\[\\&_i\\]\\:top-0 i{top:0}', true],
  ['.late i{top:0}', true],
  ['[data-theme=dark]{top:0}', true],
])('decides whether the critical CSS contains %s: %s', async (rule, needed) => {
  writeFileSync(join(folder, 'a.css'), rule)
  const page = await critical.process(
    `<html><head><link rel="stylesheet" href="/a.css"></head><body>
      <p class="a [&amp;_i]:top-0"><i></i><input type="checkbox" checked></p>
      <template data-x><p class="late">&amp; <i></i></p></template></body></html>`,
  )
  expect(page.includes(`<style>${rule}</style>`)).toBe(needed)
  expect(page).toContain('<template data-x><p class="late">&amp; <i></i></p></template>')
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['keeps a rule that paints', '.a{color:red}', '.a{color:red}'],
  [
    'removes print rules and keeps other media queries',
    '@media print{.a{top:0}}@media (width>1px){.a{top:0}}',
    '@media (width>1px){.a{top:0}}',
  ],
  [
    'removes empty rules, but not empty layers',
    '@layer base{@media (hover:hover){.a{cursor:pointer}}}.b{top:0}',
    '@layer base{}.b{top:0}',
  ],
  [
    'removes a variable that no rule reads',
    ':root{--a:1;--b:2}.a{top:var(--a)}',
    ':root{--a:1}.a{top:var(--a)}',
  ],
  ['keeps a variable that the HTML reads', ':root{--in-page:1}', ':root{--in-page:1}'],
  ['removes a @property that no rule uses', '@property --a{inherits:false}.b{top:0}', '.b{top:0}'],
  [
    'keeps a @property that a rule sets',
    '@property --a{inherits:false}.b{--a:0;top:var(--a)}',
    '@property --a{inherits:false}.b{--a:0;top:var(--a)}',
  ],
  [
    'removes a @property without initial value that no rule sets',
    '@property --a{inherits:false}.b{top:var(--a,0)}',
    '.b{top:var(--a,0)}',
  ],
  [
    'replaces a @property that no rule sets by its initial value',
    '@property --a{inherits:false;initial-value:1}.b{top:var(--a)}',
    '.b{top:1}',
  ],
  [
    'keeps a @property with an initial value that a rule sets',
    '@property --a{inherits:false;initial-value:1}.b{top:var(--a)}.c{--a:2}',
    '@property --a{inherits:false;initial-value:1}.b{top:var(--a)}.c{--a:2}',
  ],
  [
    'removes unset variables from a list of variables',
    '.b{--a:1;top:var(--a,) var(--c,) var(--d,0)}',
    '.b{--a:1;top:var(--a,) var(--d,0)}',
  ],
  [
    'removes properties that show only after a change',
    '.a{transition-property:color;animation:spin 1s;cursor:pointer;top:0}',
    '.a{top:0}',
  ],
  [
    'removes overridden declarations',
    'html{top:0;left:0}p{top:1px}html{top:2px}',
    'html{left:0}p{top:1px}html{top:2px}',
  ],
  [
    'keeps important declarations, and those repeated in another layer or in the same rule',
    '@layer a{p{top:0}}p{left:0!important;top:1px;top:2px}p{left:1px}',
    '@layer a{p{top:0}}p{left:0!important;top:1px;top:2px}p{left:1px}',
  ],
  ['keeps the order of layers', '@layer base,utilities;.b{top:0}', '@layer base,utilities;.b{top:0}'],
])('%s', (_, css, left) => {
  expect(firstPaintCss(css, '<svg fill="var(--in-page)">')).toBe(left)
})

it('takes the fonts out of a style sheet in their order', () => {
  expect(splitFontFaces('@font-face{a:1}.b{top:0}@font-face{a:2}')).toEqual({
    faces: '@font-face{a:1}@font-face{a:2}',
    rest: '.b{top:0}',
  })
})
