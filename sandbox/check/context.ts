import type { Client, Exchange } from './client.ts'
import type { Report } from './report.ts'

/** Results of earlier checks that later checks use. */
export type Known = {
  declared: boolean
  /** What GET / declares. */
  capabilities: string[]
  phrase: string
  token: string
  /** The token of the account that may withdraw. Empty if there is none. */
  payer: string
  old: string
  edited: boolean
  /** The backend gives details without a valid token. */
  open: boolean
  /** A repeat with the same key was carried out again. */
  ignored: boolean
  /** The date of a new row is wrong. */
  misdated: boolean
  /** The responses to withdrawals that had to be refused. */
  refusals: Exchange[]
  wrong?: Exchange
  replay?: Exchange
}
export type Account = { email: string; password: string }

export type Run = Pick<Report, 'check' | 'hide'> & {
  send: Client['send']
  known: Known
  account: Account
  existing?: Account
  /** Waits between two orders, so that their times differ. */
  pause: () => Promise<unknown>
  /** Returns the new customer's token. Throws if there is none, because nothing can be checked then. */
  token: () => string
}
