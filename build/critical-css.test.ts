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
])('the page needs %s for its first paint: %s', async (rule, needed) => {
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
  ['a rule that paints stays', '.a{color:red}', '.a{color:red}'],
  [
    'print goes, other media stay',
    '@media print{.a{top:0}}@media (width>1px){.a{top:0}}',
    '@media (width>1px){.a{top:0}}',
  ],
  [
    'what is left empty goes, but no layer',
    '@layer base{@media (hover:hover){.a{cursor:pointer}}}.b{top:0}',
    '@layer base{}.b{top:0}',
  ],
  [
    'a variable that nothing reads goes',
    ':root{--a:1;--b:2}.a{top:var(--a)}',
    ':root{--a:1}.a{top:var(--a)}',
  ],
  ['a variable that the page itself reads stays', ':root{--in-page:1}', ':root{--in-page:1}'],
  ['a property that nothing names goes', '@property --a{inherits:false}.b{top:0}', '.b{top:0}'],
  [
    'a property that is set stays',
    '@property --a{inherits:false}.b{--a:0;top:var(--a)}',
    '@property --a{inherits:false}.b{--a:0;top:var(--a)}',
  ],
  [
    'a property without a value that nothing sets goes',
    '@property --a{inherits:false}.b{top:var(--a,0)}',
    '.b{top:var(--a,0)}',
  ],
  [
    'a property that nothing sets is its initial value',
    '@property --a{inherits:false;initial-value:1}.b{top:var(--a)}',
    '.b{top:1}',
  ],
  [
    'a property with an initial value that is set stays',
    '@property --a{inherits:false;initial-value:1}.b{top:var(--a)}.c{--a:2}',
    '@property --a{inherits:false;initial-value:1}.b{top:var(--a)}.c{--a:2}',
  ],
  [
    'of what is put together, what nothing sets goes',
    '.b{--a:1;top:var(--a,) var(--c,) var(--d,0)}',
    '.b{--a:1;top:var(--a,) var(--d,0)}',
  ],
  [
    'what shows only when something changes goes',
    '.a{transition-property:color;animation:spin 1s;cursor:pointer;top:0}',
    '.a{top:0}',
  ],
  [
    'the stand-in for mixed colours goes',
    '.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in lab, red, blue)}}',
    '.a{color:color-mix(in lab, red, blue)}',
  ],
  [
    'what is said anew goes',
    'html{top:0;left:0}p{top:1px}html{top:2px}',
    'html{left:0}p{top:1px}html{top:2px}',
  ],
  [
    'what is important, or said anew by another layer or in the same rule, stays',
    '@layer a{p{top:0}}p{left:0!important;top:1px;top:2px}p{left:1px}',
    '@layer a{p{top:0}}p{left:0!important;top:1px;top:2px}p{left:1px}',
  ],
  [
    'conditions that stand behind each other are joined, others are not',
    '@media (width>1px){.a{top:0}}@media (width>1px){.b{top:0}}.c{top:0}@media (width>1px){.d{top:0}}',
    '@media (width>1px){.a{top:0}.b{top:0}}.c{top:0}@media (width>1px){.d{top:0}}',
  ],
  ['the order of layers stays', '@layer base,utilities;.b{top:0}', '@layer base,utilities;.b{top:0}'],
])('%s', (_, css, left) => {
  expect(firstPaintCss(css, '<svg fill="var(--in-page)">')).toBe(left)
})

it('fonts are taken out of a style sheet, in their order', () => {
  expect(splitFontFaces('@font-face{a:1}.b{top:0}@font-face{a:2}')).toEqual({
    faces: '@font-face{a:1}@font-face{a:2}',
    rest: '.b{top:0}',
  })
})
