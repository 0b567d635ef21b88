import type { Settings } from './world.ts'

/** A page, and what it shows after a certain answer. */
export type ReadQuirk = {
  id: string
  spec: string
  title: string
  settings: Settings
  page: string
  /** A text, or a role and a name. */
  sees: (string | RegExp)[]
  seesNot?: (string | RegExp)[]
}

export const row = (more: Record<string, unknown> = {}) => ({
  _id: 'good-1',
  amount: 250.5,
  date: '2026-11-01T10:00:00Z',
  reference: 'GOOD-1',
  status: 'approved',
  ...more,
})
export const bad = (more: Record<string, unknown>) => ({
  ...row({ _id: 'bad-1', reference: 'ODD-1' }),
  ...more,
})
export const deposits = '/dashboard/depositHistory'
export const withdrawals = '/dashboard/withdrawalHistory'
/** The page says how many rows it could not read (HIS-1). */
export const oneHidden = /(\b1|one)\b[^.]*(row|deposit|withdrawal|transaction|entry)[^.]*(not|unreadable)/i
