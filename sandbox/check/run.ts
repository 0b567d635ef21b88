import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, type Exchange, createClient } from './client.ts'
import { checkCors } from './cors.ts'
import { checkDeposits, checkWithdrawals } from './money.ts'
import { checkReplayMark } from './orders.ts'
import { NotChecked, type Report, type Result, createReport } from './report.ts'
import { checkRules } from './rules.ts'
import { checkSessions } from './sessions.ts'
import { newPassword } from './throw-away.ts'
import { checkProfile, checkPublicCalls, checkSignIn } from './visitor.ts'

/** What checks find out and later checks use. */
type Known = {
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
type Account = { email: string; password: string }

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

export type CheckOptions = {
  base: string
  /** The address to register. */
  email: string
  /** Where the app is served from. */
  origin?: string
  /** A test account that may withdraw. */
  existing?: Account
  /** How long the app waits for an answer. */
  limitMs?: number
  apartMs?: number
}

/** Any address but the backend's own: a browser would ask before it lets this one read. */
const STRANGER = 'https://app.example.test'

/** Goes through the calls in the order of a customer's first days. */
export async function runChecks(options: CheckOptions): Promise<Result[]> {
  const { base, email, existing, limitMs = 15_000, apartMs = 1100 } = options
  const origin = options.origin ?? STRANGER
  const report = createReport()
  const { send, log } = createClient(base, { origin, limitMs, redacted: report.redacted })
  const known: Known = { declared: false, phrase: '', token: '', old: '', edited: false, open: false }
  const account = { email, password: newPassword() }
  for (const password of [account.password, existing?.password ?? '']) report.hide(password)
  const run: Run = {
    ...report,
    send,
    known,
    account,
    existing,
    pause: () => sleep(apartMs),
    token: () => {
      if (known.token === '') throw new NotChecked('nobody is signed in')
      return known.token
    },
  }
  await checkPublicCalls(run)
  await checkSignIn(run)
  await checkProfile(run)
  await checkDeposits(run)
  await checkWithdrawals(run)
  await checkReplayMark(run)
  await checkSessions(run)
  await checkRules(report, log, limitMs)
  await checkCors(report, log, { base, origin, named: options.origin !== undefined, limitMs })
  return report.results
}
