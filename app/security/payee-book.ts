import type { UsedWallet } from '#ui/withdrawal/payees.ts'
import type { ReactNode } from 'react'

/** What the address book means for the withdrawal forms (CAP-3). */
export type PayeeBook = {
  /** The saved addresses, then those used before that aren't saved. `problem`: why the form would refuse an address. */
  payeesWith: (used: readonly UsedWallet[], problem: (wallet: string) => string | undefined) => UsedWallet[]
  /** For the warning about look-alikes. */
  saved: readonly { label: string; address: string }[]
  /** Why the server would refuse this address. `null` if it wouldn't, or if that isn't known. */
  refuses: (wallet: string) => string | null
  /** Why the server would refuse a bank transfer. */
  bank: string | undefined
  /** Why the server would refuse a withdrawal to any address. */
  crypto: string | undefined
  /** What is shown above each form. */
  notes: { bank: ReactNode; crypto: ReactNode }
}
