import { createElement, Fragment, isValidElement, type ReactNode } from 'react'
import type { Translate } from '#ui/lib/locale-context.ts'

const accented: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ö',
  U: 'Ü',
}

/** The brackets around each message: U+27E6 and U+27E7, which no other text has. */
export const [OPENING, CLOSING] = ['\u27e6', '\u27e7'] as const

/** How much longer a text gets, as a fraction of its length: about as much as in a translation. */
const LONGER = 0.35

const accent = (text: string) => text.replaceAll(/[aceinouAEIOU]/g, (letter) => accented[letter] ?? letter)

/** The strings among the values of a message, the longest first. Data, such as an address, must not be changed. */
const stringsIn = (values: unknown): string[] =>
  (typeof values === 'object' && values !== null ? Object.values(values) : [])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .toSorted((a, b) => b.length - a.length)

function accentAround(text: string, [value, ...others]: string[]): string {
  if (value === undefined) return accent(text)
  return text
    .split(value)
    .map((part) => accentAround(part, others))
    .join(value)
}

/** The added text, in words of at most nine characters, because text wraps between words. */
const filler = (length: number) =>
  length < 3 ? '' : ` ${'~'.repeat(Math.ceil(length * LONGER)).replaceAll(/~{9}(?=~)/g, '$& ')}`

/**
 * Shows each message in a made-up language, in brackets: `[Öpéñ thé méñü ~~~~~]`. A sentence without brackets isn't in a message module, one
 * without its closing bracket is cut off, and two pairs in one sentence mean that it is put together from parts, which a translator can't do.
 */
export const inPseudoLanguage: Translate = (message, ...values) => {
  const english = message(...values)
  const data = stringsIn(values[0])
  const pseudo = (text: string) => accentAround(text, data)
  // A form passes the error of a field through a message, even if the error already came from one.
  if (typeof english === 'string' && english.startsWith(OPENING) && data.includes(english)) return english
  if (typeof english === 'string')
    // The message returns a string, so its type is string or a part of it.
    return `${OPENING}${pseudo(english)}${filler(english.length)}${CLOSING}` as typeof english
  const parts = childrenOf(english)
  if (!parts) return english
  const length = parts.join('').length
  return createElement(
    Fragment,
    null,
    OPENING,
    ...parts.map((part) => (typeof part === 'string' ? pseudo(part) : part)),
    `${filler(length)}${CLOSING}`,
  ) as typeof english
}

/** The texts and elements of a message made with `rich`. */
function childrenOf(node: ReactNode): ReactNode[] | undefined {
  if (!isValidElement<{ children?: ReactNode[] }>(node) || node.type !== Fragment) return undefined
  return node.props.children
}
