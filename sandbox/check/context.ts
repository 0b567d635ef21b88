import type { Client, Exchange } from './client.ts'
import type { Report } from './report.ts'

/** What checks find out and later checks use. */
export type Known = {
  declared: boolean
  phrase: string
  token: string
  old: string
  edited: boolean
  /** Details are given without a token that counts. */
  open: boolean
  wrong?: Exchange
  replay?: Exchange
}
export type Account = { email: string; password: string }

export type Run = Pick<Report, 'check' | 'hide'> & {
  send: Client['send']
  known: Known
  account: Account
  existing?: Account
  /** Between two orders, so that their times differ. */
  pause: () => Promise<unknown>
  /** The new customer's token; without one there is nothing to check. */
  token: () => string
}
