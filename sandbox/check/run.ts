import { setTimeout as sleep } from 'node:timers/promises'
import { checkAccount } from './account.ts'
import { checkAddresses } from './addresses.ts'
import { checkCapabilities } from './capabilities.ts'
import { createClient } from './client.ts'
import type { Account, Known, Run } from './context.ts'
import { checkCors } from './cors.ts'
import { checkDeposits, checkWithdrawals } from './money.ts'
import { checkPayouts } from './payouts.ts'
import { checkKeyAnswers } from './keys.ts'
import { NotChecked, type Result, createReport } from './report.ts'
import { checkRules } from './rules.ts'
import { checkSessions } from './sessions.ts'
import { newPassword } from './throw-away.ts'
import { checkProfile, checkPublicCalls, checkSignIn } from './visitor.ts'

export type CheckOptions = {
  base: string
  /** The email to register. */
  email: string
  /** The origin that serves the app. */
  origin?: string
  /** A test account that may withdraw. */
  existing?: Account
  /** Milliseconds that the app waits for a response. */
  limitMs?: number
  apartMs?: number
}

/** An origin other than the backend's own, so that CORS applies. */
const STRANGER = 'https://app.example.test'

/** Runs all checks, in the order of a new customer's first calls. */
export async function runChecks(options: CheckOptions): Promise<Result[]> {
  const { base, email, existing, limitMs = 15_000, apartMs = 1100 } = options
  const origin = options.origin ?? STRANGER
  const report = createReport()
  const { send, log } = createClient(base, { origin, limitMs, redacted: report.redacted })
  const known: Known = {
    declared: false,
    capabilities: [],
    phrase: '',
    token: '',
    payer: '',
    old: '',
    edited: false,
    open: false,
    ignored: false,
    misdated: false,
    refusals: [],
  }
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
      if (known.token === '') throw new NotChecked('no one is signed in')
      return known.token
    },
  }
  await checkPublicCalls(run)
  await checkSignIn(run)
  await checkProfile(run)
  await checkDeposits(run)
  await checkWithdrawals(run)
  await checkKeyAnswers(run)
  await checkPayouts(run)
  await checkCapabilities(run)
  await checkAddresses(run)
  await checkAccount(run)
  await checkSessions(run)
  await checkRules(report, log, { limitMs })
  const { capabilities } = known
  await checkCors(report, log, { base, origin, named: options.origin !== undefined, capabilities, limitMs })
  return report.results
}
