import { createElement, Fragment } from 'react'
import { expect, it } from 'vitest'
import { printJsx, type Drawn } from './print-jsx.ts'

function Table() {
  return null
}
function vY() {}
function Sample() {
  return null
}
const drawn = (...given: Parameters<typeof createElement>) => createElement(...given) as unknown as Drawn
const print = (...given: Parameters<typeof createElement>) => printJsx([drawn(...given)])

it('prints a component by its name, with its properties', () => {
  expect(print(Table, { caption: 'Deposits', captionHidden: true, rows: 2 } as object)).toBe(
    '<Table caption="Deposits" captionHidden rows={2} />',
  )
})

it('prints a function as an empty one, and objects of a form by their name', () => {
  expect(print('button', { onClick: vY, ref: { current: null }, children: 'Send' })).toBe(
    '<button onClick={() => {}} ref={ref}>Send</button>',
  )
  expect(print(Table, { control: { register() {} } } as object)).toBe('<Table control={control} />')
})

it('quotes what JSX would read differently', () => {
  expect(print('p', { title: 'a "b"', children: '{x} < y' })).toBe(`<p title={'a "b"'}>{'{x} < y'}</p>`)
  expect(print(Table, { amount: 12n, list: ['a', { b: 'c' }] } as object)).toBe(
    "<Table amount={12n} list={['a', { b: 'c' }]} />",
  )
})

it('prints children, fragments and elements in properties', () => {
  const children = [createElement(Fragment, { key: 'a' }, createElement('b', null, 'One')), ' two']
  expect(print(Table, { caption: createElement('i', null, 'Deposits') } as object, ...children)).toBe(
    ['<Table caption={<i>Deposits</i>}>', '  <><b>One</b></>', "  {' two'}", '</Table>'].join('\n'),
  )
})

it('prints what a helper of the stories rendered, and leaves out defaults', () => {
  const element = drawn('div', null, createElement(Sample))
  const options = {
    expand: ({ type }: Drawn) =>
      type === Sample ? [drawn(Table, { size: 'md', caption: 'A' } as object)] : undefined,
    leavesOut: (name: string, value: unknown) => name === 'size' && value === 'md',
  }
  expect(printJsx([element], options)).toBe('<div><Table caption="A" /></div>')
})

it('prints elements once that differ only in what is left out', () => {
  const elements = [drawn('p'), drawn('p', { className: 'text-accent' }), drawn('p', { title: 'A' })]
  expect(printJsx(elements, { leavesOut: (name) => name === 'className' })).toBe('<p />\n<p title="A" />')
})
