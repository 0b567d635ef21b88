import { isValidElement } from 'react'

/** An element to print: a React element, or what a fiber says about one. */
export type Drawn = { type: unknown; props: Record<string, unknown> }
type Options = {
  /** Returns what a component rendered if it isn't part of the library, or `undefined` to print the component itself. */
  expand?: (element: Drawn) => (Drawn | string)[] | undefined
  /** Whether a property is left out, for example because it only repeats the default of the component. */
  leavesOut?: (name: string, value: unknown, type: unknown) => boolean
}

const WIDTH = 80
const pad = (depth: number) => '  '.repeat(depth)

/** The name that a component is imported by. */
export function nameOf(type: unknown): string {
  if (typeof type === 'string') return type
  if (typeof type === 'symbol') return ''
  const { displayName, name, render, type: inner } = (type ?? {}) as Record<string, unknown>
  if (typeof displayName === 'string' && displayName !== '')
    return displayName.replace(/^\w+\((\w+)\)$/, '$1')
  if (typeof name === 'string' && name !== '') return name
  return render || inner ? nameOf(render ?? inner) : ''
}

/** Prints elements as JSX that can be copied. Elements that differ only in what is left out are printed once. */
export const printJsx = (elements: (Drawn | string)[], options: Options = {}) =>
  [...new Set(elements.map((element) => printOne(element, 0, options).join('\n')))].join('\n')

function printOne(element: Drawn | string, depth: number, options: Options): string[] {
  if (typeof element === 'string') return [pad(depth) + escaped(element)]
  const shown = options.expand?.(element)
  if (shown) return shown.flatMap((part) => printOne(part, depth, options))
  const name = nameOf(element.type)
  const { children, ...props } = element.props
  const attributes = Object.entries(props)
    .filter(([key, value]) => value !== undefined && !options.leavesOut?.(key, value, element.type))
    .map(([key, value]) => attribute(key, value, depth + 1, options))
  if (typeof children === 'function') attributes.push('children={(control) => null}')
  const inside = childrenOf(children).flatMap((child) => printOne(child, depth + 1, options))
  const inline = ['<' + name, ...attributes].join(' ')
  const fits = !inline.includes('\n') && pad(depth).length + inline.length < WIDTH
  const open = fits
    ? [pad(depth) + inline]
    : [`${pad(depth)}<${name}`, ...attributes.map((each) => pad(depth + 1) + each)]
  if (inside.length === 0) return fits ? [`${open[0]} />`] : [...open, `${pad(depth)}/>`]
  const short = `${open[0]}>${inside[0]?.trim()}</${name}>`
  if (fits && inside.length === 1 && short.length < WIDTH) return [short]
  if (fits) return [`${open[0]}>`, ...inside, `${pad(depth)}</${name}>`]
  return [...open, `${pad(depth)}>`, ...inside, `${pad(depth)}</${name}>`]
}

function childrenOf(children: unknown): (Drawn | string)[] {
  const found: (Drawn | string)[] = []
  for (const child of [children].flat(9)) {
    const last = found.at(-1)
    if (typeof child === 'string' || typeof child === 'number')
      if (typeof last === 'string') found.splice(-1, 1, last + String(child))
      else found.push(String(child))
    else if (isValidElement(child)) found.push(child as Drawn)
  }
  return found.filter((child) => child !== '')
}

const escaped = (text: string) => (/[{}<>\n]/.test(text) || text !== text.trim() ? `{${quoted(text)}}` : text)

const quoted = (text: string) =>
  text.includes("'") || text.includes('\n') || text.includes('\\') ? JSON.stringify(text) : `'${text}'`

function attribute(name: string, value: unknown, depth: number, options: Options) {
  if (value === true) return name
  if (typeof value === 'string' && !/["\n\\]/.test(value)) return `${name}="${value}"`
  return `${name}={${printValue(name, value, depth, options)}}`
}

/** Objects that code gets from a hook are named, because their content says nothing. */
const fromHooks = new Set(['ref', 'control', 'form', 'schema'])

function printValue(name: string, value: unknown, depth: number, options: Options): string {
  if (typeof value === 'function') return fromHooks.has(name) ? name : '() => {}'
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return String(value)
  if (isValidElement(value)) {
    const lines = printOne(value as Drawn, depth + 1, options)
    if (lines.length === 0) return 'null'
    return lines.length === 1 ? (lines[0]?.trim() ?? '') : `\n${lines.join('\n')}\n${pad(depth)}`
  }
  if (fromHooks.has(name)) return name
  if (value instanceof Date) return `new Date('${value.toISOString()}')`
  const parts = Array.isArray(value)
    ? value.map((each) => printValue('', each, depth + 1, options))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(
          ([key, each]) =>
            `${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: ${printValue(key, each, depth + 1, options)}`,
        )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const space = Array.isArray(value) || parts.length === 0 ? '' : ' '
  const inline = `${open}${space}${parts.join(', ')}${space}${close}`
  if (inline.length < WIDTH - depth * 2 && !inline.includes('\n')) return inline
  return `${open}\n${parts.map((part) => `${pad(depth + 1)}${part},\n`).join('')}${pad(depth)}${close}`
}
