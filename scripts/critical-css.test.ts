import { expect, it } from 'vitest'
import { firstPaintCss, splitFontFaces } from './critical-css.mjs'

it.each([
  ['a rule that paints stays', '.a{color:red}', '.a{color:red}'],
  [
    'a state that only a customer brings about goes',
    '.a:hover,.a:focus-visible{color:red}.b{top:0}',
    '.b{top:0}',
  ],
  ['a rule for a state and for none stays', '.a:hover,.b{color:red}', '.a:hover,.b{color:red}'],
  [
    'print goes, other media stay',
    '@media print{.a{top:0}}@media (width>1px){.a{top:0}}',
    '@media (width>1px){.a{top:0}}',
  ],
  [
    'what is left empty goes, but no layer',
    '@layer base{@media (hover:hover){.a:hover{top:0}}}.b{top:0}',
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
    'a property with a value that is read stays',
    '@property --a{inherits:false;initial-value:1}.b{top:var(--a)}',
    '@property --a{inherits:false;initial-value:1}.b{top:var(--a)}',
  ],
  [
    'what shows only when something changes goes',
    '.a{transition-property:color;cursor:pointer;top:0}',
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
