import { paths } from '../../paths.ts'
import { brand } from '../brand.ts'
import type { MarketId } from '../markets.ts'

export type Point = { title: string; text: string }

/** A calculation that readers can check by hand. Its figures are invented, and the page says so. */
export type Example = {
  title: string
  rows: readonly { label: string; value: string; total?: true }[]
  conclusion: string
}

/** The sections of every trading page, in this order (TRD-1). */
export type TradingGuide = {
  id: MarketId
  title: string
  lead: string
  facts: readonly { term: string; detail: string }[]
  what: readonly string[]
  /** Default: 'How it moves'. */
  movesTitle?: string
  moves: readonly Point[]
  costs: readonly Point[]
  example: Example
  wrong: readonly Point[]
  unsuitable: readonly string[]
  before: readonly string[]
}

export const exampleNotice =
  'These figures are made up to show the calculation. Ask support what your account is charged.'

export const tradingCall = {
  title: 'Take your time',
  text: 'An account is free and commits you to nothing. Read the risks before you invest.',
  action: { label: 'Create account', href: paths.signUp },
  more: { label: 'Read the risks', href: brand.riskWarning.href },
} as const
