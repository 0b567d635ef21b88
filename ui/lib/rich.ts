import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A message with elements in it, such as an amount, a time or a link. The sentence stays in one piece, so that a translation can change
 * the order of its words.
 *
 * @example
 * ```ts
 * export const asOf = ({ time }: { time: ReactNode }) => rich`What you see is from ${time}.`
 * ```
 */
export const rich = (texts: TemplateStringsArray, ...nodes: ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...texts.flatMap((text, index) => [text, nodes[index]]))
