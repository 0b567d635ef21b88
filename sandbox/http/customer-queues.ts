import type { Database } from '../db/database.ts'
import { type FairQueue, createFairQueue, noQueue } from './fair-queue.ts'

/** Queues per token before its session is looked up, then per customer, and per address behind our own proxies. */
export type CustomerQueues = { token: FairQueue; customer: FairQueue; address: FairQueue }

export const noCustomerQueues: CustomerQueues = { token: noQueue, customer: noQueue, address: noQueue }

/** A page makes four calls at once, and a customer has a few tabs. Those wait for each other for only milliseconds. */
export function createCustomerQueues(db: Database, perAddress: number): CustomerQueues {
  return {
    token: createFairQueue({ running: 4, waiting: 64 }),
    // The embedded engine has one connection, so a second call would only delay other customers.
    customer: createFairQueue({
      running: db.engine === 'embedded' ? 1 : 2,
      waiting: 64,
      burstMs: 1000,
      share: 0.25,
    }),
    address: perAddress === 0 ? noQueue : createFairQueue({ running: perAddress, waiting: perAddress }),
  }
}
