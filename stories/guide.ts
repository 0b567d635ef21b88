import type { ReactNode } from 'react'

/** A good and a bad use side by side, with the reason. */
export type Example = { do: ReactNode; dont: ReactNode; because: string }

/** The text of a component's documentation page, besides its stories and props. Each page has all parts, in this order. */
export type Guide = {
  /** What it is, in one sentence. */
  what: string
  /** The version that it first appeared in. */
  since: string
  use: string[]
  /** When not to use it, and what to use instead. */
  avoid: string[]
  examples: [Example, ...Example[]]
  /** The parts and what they are for. A component that exports several parts names each. */
  anatomy?: [part: string, purpose: string][]
  /** Keys and what they do. For a component that can't be operated, a sentence that says so. */
  keyboard: [key: string, effect: string][] | string
  /** What a screen reader announces. */
  announced: string[]
  /** Rules for its text. */
  content: string[]
  /** How wide and high it is, what long text does, what changes on a small screen, and where it is placed. */
  layout: string[]
  /** All variants in one grid, each under its name. */
  states: Record<string, ReactNode>
  /** Shows the examples and the states below one another, at the width of the page: for a component that fills a page’s column. */
  wide?: true
  /** One sample that is shown hovered, focused and pressed. Only for components that can be operated. */
  pressable?: ReactNode
  /** `primitives/Link` */
  related: string[]
}
