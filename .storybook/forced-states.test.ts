import { expect, it } from 'vitest'
import { forcedSelector, withStates } from './forced-states.ts'

const forced = (css: string) => withStates(css, forcedSelector)

it('a rule for a hovered control also matches one that is shown as hovered', () => {
  expect(forced('a:hover{} a:focus-visible{} a:focus{} a:focus-within{} a:active::before{}')).toBe(
    'a:is(:hover,[data-forced~="hover"]){} a:is(:focus-visible,[data-forced~="focus-visible"]){} a:is(:focus,[data-forced~="focus"]){} a:focus-within{} a:is(:active,[data-forced~="active"])::before{}',
  )
})

it('leaves fonts out, whose relative addresses would lead nowhere', () => {
  expect(forced('@font-face { src: url("a.woff2"); }a{}')).toBe('a{}')
})

it('leaves the escaped colons of class names as they are', () => {
  expect(forced('.not-disabled\\:hover\\:bg{}')).toBe('.not-disabled\\:hover\\:bg{}')
})
