import type { Database } from '../db/database.ts'
import { type Turns, createTurns, noTurns } from './fair-queue.ts'

/** Queues per token before its session is looked up, then per customer, and per address behind our own proxies. */
export type CustomerTurns = { token: Turns; customer: Turns; address: Turns }

export const noCustomerTurns: CustomerTurns = { token: noTurns, customer: noTurns, address: noTurns }

/** A page makes four calls at once, and a customer has a few tabs. Those wait for each other for only milliseconds. */
export function createCustomerTurns(db: Database, perAddress: number): CustomerTurns {
  return {
    token: createTurns({ running: 4, waiting: 64 }),
    // The embedded engine has one connection, so a second call would only delay other customers.
    customer: createTurns({
      running: db.engine === 'embedded' ? 1 : 2,
      waiting: 64,
      burstMs: 1000,
      share: 0.25,
    }),
    address: perAddress === 0 ? noTurns : createTurns({ running: perAddress, waiting: perAddress }),
  }
}
