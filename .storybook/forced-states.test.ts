import { expect, it } from 'vitest'
import { withForcedStates } from './forced-states.ts'

it('a rule for a hovered control also matches one that is shown as hovered', () => {
  expect(withForcedStates('a:hover{} a:focus-visible{} a:focus{} a:focus-within{} a:active::before{}')).toBe(
    'a:is(:hover,[data-forced~="hover"]){} a:is(:focus-visible,[data-forced~="focus-visible"]){} a:is(:focus,[data-forced~="focus"]){} a:focus-within{} a:is(:active,[data-forced~="active"])::before{}',
  )
})

it('leaves fonts out, whose relative addresses would lead nowhere', () => {
  expect(withForcedStates('@font-face { src: url("a.woff2"); }a{}')).toBe('a{}')
})
