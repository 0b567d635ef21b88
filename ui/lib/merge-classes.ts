import { createTailwindMerge } from 'tailwind-merge'

type Group = (string | Record<string, readonly (string | ((value: string) => boolean))[]>)[]

const any = () => true
const oneOf = (words: string) => words.split(' ')
/** Groups such as `p` and `px`, with any value. */
const named = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }] as Group]))
const sizes = oneOf('xs sm base lg xl 2xl 3xl 4xl 5xl 6xl')
const isNumber = (value: string) => /^[\d.]+$/.test(value)
const isMeasure = (value: string) => /^\[[\d.]/.test(value)

// The width and the colour of a single side's border.
const sides = Object.fromEntries(
  ['x', 'y', 's', 'e', 't', 'r', 'b', 'l'].flatMap((side) => [
    [`border-w-${side}`, [{ [`border-${side}`]: ['', isNumber] }] as Group],
    [`border-color-${side}`, [{ [`border-${side}`]: [any] }] as Group],
  ]),
)

/**
 * Merges the groups of Tailwind classes that this repository uses. The full tailwind-merge would add four times as much code to every
 * page. cn.test.ts checks that both agree on all classes in use.
 */
export const mergeClasses = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...named('p', 'px', 'py', 'ps', 'pe', 'pt', 'pb', 'pl', 'pr'),
    ...named('m', 'mx', 'my', 'ms', 'me', 'mt', 'mb', 'ml', 'mr'),
    ...named('w', 'h', 'size', 'min-w', 'max-w', 'min-h', 'max-h', 'basis', 'gap', 'gap-x', 'gap-y'),
    ...named('inset', 'inset-x', 'inset-y', 'start', 'end', 'top', 'bottom', 'left', 'right', 'z', 'order'),
    ...named(
      'grid-cols',
      'grid-rows',
      'justify-items',
      'justify-self',
      'place-content',
      'place-items',
      'self',
    ),
    ...named('outline-offset', 'cursor', 'opacity', 'duration', 'ease', 'animate', 'origin', 'fill', 'list'),
    ...named('leading', 'tracking', 'whitespace', 'select', 'pointer-events', 'aspect', 'columns'),
    ...named('align', 'underline-offset', 'overscroll', 'scroll-mt', 'scroll-mb', 'accent'),
    ...named('translate-x', 'translate-y', 'col-span', 'row-span', 'line-clamp', 'blur', 'rotate'),
    display: oneOf('block inline-block inline flex inline-flex grid inline-grid contents hidden table'),
    position: oneOf('static fixed absolute relative sticky'),
    visibility: oneOf('visible invisible collapse'),
    'screen-reader': oneOf('sr-only not-sr-only'),
    'text-decoration': oneOf('underline no-underline line-through'),
    'outline-style': [{ outline: oneOf('none hidden solid dashed dotted') }],
    'outline-w': [{ outline: ['', isNumber] }],
    outline: [{ outline: [any] }],
    'decoration-w': [{ decoration: [isNumber] }],
    decoration: [{ decoration: [any] }],
    'text-transform': oneOf('uppercase lowercase capitalize normal-case'),
    ...named('overflow', 'overflow-x', 'overflow-y'),
    transition: [{ transition: ['', any] }],
    resize: [{ resize: ['', any] }],
    'stroke-w': [{ stroke: [isNumber, isMeasure] }],
    stroke: [{ stroke: [any] }],
    'text-overflow': ['truncate'],
    'text-size': [{ text: [...sizes, isMeasure] }],
    'text-align': [{ text: oneOf('start center end left right justify') }],
    'text-wrap': [{ text: oneOf('wrap nowrap balance pretty') }],
    'text-color': [{ text: [any] }],
    'font-family': [{ font: oneOf('sans mono') }],
    'font-weight': [{ font: [any] }],
    bg: [{ bg: [any] }],
    'border-style': [{ border: oneOf('solid dashed dotted none') }],
    'border-collapse': [{ border: oneOf('collapse separate') }],
    ...sides,
    'border-w': [{ border: ['', isNumber] }],
    'border-color': [{ border: [any] }],
    'rounded-t': [{ 'rounded-t': [any] }],
    rounded: [{ rounded: ['', any] }],
    shadow: [{ shadow: [any] }],
    grow: [{ grow: ['', isNumber] }],
    shrink: [{ shrink: ['', isNumber] }],
    flex: [{ flex: [isNumber, ...oneOf('auto initial none')] }],
    'flex-direction': [{ flex: oneOf('row col row-reverse col-reverse') }],
    'flex-wrap': [{ flex: oneOf('wrap nowrap wrap-reverse') }],
    items: [{ items: [any] }],
    justify: [{ justify: oneOf('start center end between around evenly') }],
    content: [{ content: oneOf('start center end between') }],
  },
  conflictingClassGroups: {
    p: oneOf('px py ps pe pt pb pl pr'),
    px: ['pl', 'pr', 'ps', 'pe'],
    py: ['pt', 'pb'],
    m: oneOf('mx my ms me mt mb ml mr'),
    mx: ['ml', 'mr', 'ms', 'me'],
    my: ['mt', 'mb'],
    size: ['w', 'h'],
    gap: ['gap-x', 'gap-y'],
    inset: oneOf('inset-x inset-y start end top bottom left right'),
    'inset-x': ['start', 'end', 'left', 'right'],
    'inset-y': ['top', 'bottom'],
    'text-size': ['leading'],
    'border-w': oneOf('x y s e t r b l').map((side) => `border-w-${side}`),
    'border-w-x': ['border-w-l', 'border-w-r'],
    'border-w-y': ['border-w-t', 'border-w-b'],
    'border-color': oneOf('x y s e t r b l').map((side) => `border-color-${side}`),
    rounded: ['rounded-t'],
    overflow: ['overflow-x', 'overflow-y'],
    'line-clamp': ['display', 'overflow'],
    flex: ['basis', 'grow', 'shrink'],
  },
  conflictingClassGroupModifiers: { 'text-size': ['leading'] },
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: [],
}))
