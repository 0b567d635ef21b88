import { allCalls } from '#contract/all-calls.ts'
import { type Capability, capabilityNames } from '#contract/capabilities/names.ts'
import { IDEMPOTENCY } from '#contract/endpoints.ts'
import { demandDone, demandRefused } from './responses.ts'
import type { AnyCall } from './client.ts'
import type { Run } from './context.ts'
import { Fault, NotOffered, brief } from './report.ts'

const groups: Record<'CAP-2' | 'CAP-3', readonly Capability[]> = {
  'CAP-2': ['payout-steps', 'payout-cancel', 'quote', 'messages'],
  'CAP-3': ['sessions', 'activity', 'withdrawal-lock', 'address-book', 'two-factor', 'passkeys', 'mail-word'],
}

/** The call that only reads, for each capability that has one. */
const readers: Partial<Record<Capability, AnyCall>> = {
  messages: allCalls.messages,
  sessions: allCalls.sessions,
  activity: allCalls.activity,
  'withdrawal-lock': allCalls.security,
  'address-book': allCalls.addresses,
  'two-factor': allCalls.security,
  passkeys: allCalls.passkeys,
  'mail-word': allCalls.security,
}

/** Reads with each capability that is declared, and says which are not offered (CAP-0). */
export async function checkCapabilities(run: Run) {
  const { check, known, send } = run
  for (const [id, group] of Object.entries(groups))
    for (const name of group) {
      const call = readers[name]
      const isDeclared = known.capabilities.includes(name)
      if (!isDeclared) await check(id, `capability ${name}`, notOffered)
      else if (call)
        await check(id, `capability ${name}: ${call.method} ${call.path} answers`, async () => {
          const token = run.token()
          const response = await send(call, { token })
          demandDone(response)
          const read = call.response.safeParse(response.json)
          if (!read.success)
            throw new Fault(
              'the fields of docs/backend.md',
              brief(read.error.issues.map(describe).join('; '), 300),
            )
          if (!known.open) demandRefused(await send(call), [401])
        })
    }
  const unknown = known.capabilities.filter((name) => !names.has(name))
  if (unknown.length > 0)
    await check('CAP-0', 'other capabilities', () => `the app doesn’t know ${unknown.join(', ')}`)
}

const notOffered = () => {
  throw new NotOffered()
}
const names = new Set<string>([IDEMPOTENCY, ...capabilityNames])

const describe = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  `${path.map(String).join('.') || 'the answer'}: ${message}`
