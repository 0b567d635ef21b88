import { json } from './responses.ts'
import type { Outcome, Flow } from './money.ts'
import type { Behaviour, Settings } from './world.ts'

/** An order or a deposit report: the server's response, the outcome that the page reports, and the rows on the server. */
export type MoneyQuirk = {
  id: string
  spec: string
  /** What the server does. */
  title: string
  flow: Flow
  /** The response to the write. With a list, each write gets the next response, and the last one repeats. */
  response: Behaviour | Behaviour[]
  settings?: Settings
  ends: Outcome
  /** Further texts that must be on the page. */
  says?: (string | RegExp)[]
  rows: number
  via?: 'same' | 'cross'
}

/** A refusal as the contract describes it. */
export const contract = (status: number) => json(status, 'Your account is on hold.')
export const onHold = { says: ['Your account is on hold.'] }

export const write = (
  id: string,
  spec: string,
  title: string,
  flow: Flow,
  response: Behaviour | Behaviour[],
  ends: Outcome,
  rows: number,
  more: Partial<MoneyQuirk> = {},
): MoneyQuirk => ({ id, spec, title, flow, response, ends, rows, ...more })
