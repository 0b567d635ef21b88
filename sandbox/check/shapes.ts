import type { CallName } from '#contract/responses.ts'
import { calls } from '#contract/calls.ts'
import { payoutFields } from '#contract/capabilities/payout-fields.ts'
import { allTransactionsResponse, allWithdrawalsResponse } from '#contract/transactions.ts'
import { userDetails } from '#contract/user.ts'
import { wireDecimal } from '#contract/wire-money.ts'
import { z } from '#contract/zod.ts'
import { isObject, isSuccess, received, refusedInBody } from './responses.ts'
import type { Exchange } from './client.ts'
import { show } from './report.ts'

type Kind = 'figure' | 'time' | 'field'
export type Misfit = { label: string; key: string; kind: Kind; expected: string; received: string }

/** The fields that the app reads in each response. It doesn't need the message of a success. */
const shapes: Partial<Record<CallName, z.ZodMiniType>> = {
  login: z.object({ user: userDetails }),
  userDetails,
  deposits: allTransactionsResponse,
  withdrawals: allWithdrawalsResponse,
  coins: calls.coins.response,
}

const detailFigures = Object.entries(userDetails.shape).filter(([, schema]) => schema === wireDecimal)
const otherFigures = [
  'amount',
  'transactionFee',
  'current_price',
  'market_cap',
  'price_change_percentage_24h',
]
const figures = new Set(detailFigures.map(([key]) => key).concat(otherFigures))
const destinations = ['wallet', 'accountNumber', 'swiftCode', 'bankName']
const optionalKeys = ['transactionFee', ...destinations, ...Object.keys(payoutFields)]
const words: Record<string, string> = { string: 'text', boolean: 'true or false', array: 'a list' }

/** Many databases return null for missing values, and the app reads null as missing. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key, each]) => each !== null || !optionalKeys.includes(key))
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutNulls(each)]))
}

const at = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), value)

const deepest = (issue: z.core.$ZodIssue): z.core.$ZodIssue =>
  issue.code === 'invalid_union' ? (issue.errors[0]?.[0] ?? issue) : issue

function misfit(label: string, json: unknown, issue: z.core.$ZodIssue): Misfit {
  const key = issue.path.findLast((part) => typeof part === 'string') ?? 'the answer'
  const value = at(json, issue.path)
  const inner = deepest(issue)
  const common = { label, key: String(key), received: show(value) }
  const isFigure = figures.has(common.key)
  if (isFigure && (value === undefined || value === null))
    return { ...common, kind: 'field', expected: 'a number' }
  if (isFigure)
    return { ...common, kind: 'figure', expected: 'a JSON number or a numeric text without separators' }
  if (key === 'date')
    return {
      ...common,
      kind: 'time',
      expected: 'a time in ISO 8601 with its zone, such as 2026-01-31T12:00:00Z',
    }
  const expected =
    inner.code === 'invalid_type' ? (words[inner.expected] ?? `an ${inner.expected}`) : inner.message
  return { ...common, kind: 'field', expected }
}

/** Returns every field of a response that the app can't read, once per field. */
export function misfitsOf(response: Exchange): Misfit[] {
  const name = Object.entries(calls).find(([, call]) => call === response.call)?.[0] as CallName
  const shape = shapes[name]
  if (!shape || !isSuccess(response) || refusedInBody(response)) return []
  const { label } = response
  if (response.json === undefined) {
    // A sign-in without JSON is reported by the check for the token.
    const whole = {
      label,
      key: 'the answer',
      kind: 'field' as const,
      expected: 'JSON',
      received: received(response),
    }
    return name === 'login' ? [] : [whole]
  }
  const result = shape.safeParse(withoutNulls(response.json))
  if (result.success || (name === 'login' && !isObject(response.json))) return []
  return unique(result.error.issues.map((issue) => misfit(label, response.json, issue)))
}

/** Returns the first misfit per field and call. */
export function unique(misfits: Misfit[]): Misfit[] {
  const first = new Map<string, Misfit>()
  for (const each of misfits) {
    const place = `${each.label} ${each.key}`
    if (!first.has(place)) first.set(place, each)
  }
  return Array.from(first.values())
}
