import { calls } from './calls.ts'
import { capabilityCalls } from './capabilities/calls.ts'
import type { Capability } from './capabilities/names.ts'
import { quotedWithdrawalBody } from './capabilities/payout-bodies.ts'

/** Every call of the API: the base calls, and those of the capabilities. */
export const allCalls = { ...calls, ...capabilityCalls } as const

/** `POST /withdrawal/add` of a backend with `quote`. */
export const addQuotedWithdrawal = { ...calls.addWithdrawal, body: quotedWithdrawalBody } as const

export type AnyCallName = keyof typeof allCalls
export type AnyCall = (typeof allCalls)[AnyCallName] | typeof addQuotedWithdrawal

/** The capabilities that add a call. Empty for a base call. */
export function capabilitiesFor(call: AnyCall): readonly Capability[] {
  if (!('needs' in call)) return []
  return 'alsoWith' in call ? [call.needs, ...call.alsoWith] : [call.needs]
}

/** Whether a server that offers these capabilities has the call (CAP-0). */
export function isOffered(call: AnyCall, offered: ReadonlySet<Capability>): boolean {
  const any = capabilitiesFor(call)
  return any.length === 0 || any.some((name) => offered.has(name))
}

/** The calls of a server that offers these capabilities. */
export function callsWith(offered: ReadonlySet<Capability>): [AnyCallName, AnyCall][] {
  const own = offered.has('quote') ? { ...allCalls, addWithdrawal: addQuotedWithdrawal } : allCalls
  const entries = Object.entries(own) as [AnyCallName, AnyCall][]
  return entries.filter(([, call]) => isOffered(call, offered))
}
