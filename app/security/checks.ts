import type { CapabilityResponse } from '#contract/capabilities/responses.ts'
import { UNREADABLE } from '#contract/capabilities/security.ts'
import { FEW_CODES } from '#ui/security/few-codes.ts'
import type { SecurityCheck } from '#ui/security/SecurityCheckList.tsx'
import { presentable } from '../api/server-message.ts'
import { bookAt, nothingUsable } from './only-saved-rule.ts'
import { passwordAdvice } from './password-advice.ts'
import { sections } from './sections.ts'

type Known = {
  /** The capabilities that the backend offers. */
  offered: readonly string[]
  /** `undefined` until it is loaded, like the others. */
  security: CapabilityResponse<'security'> | undefined
  sessions: CapabilityResponse<'sessions'>['sessions'] | undefined
  addresses: CapabilityResponse<'addresses'> | undefined
  activity?: CapabilityResponse<'activity'>['activity'] | undefined
  /** The customer has not confirmed that the latest backup codes are stored. */
  codesNotStored?: boolean
  /** Whether this browser can make passkeys on this page. */
  makesPasskeys: boolean
  /** The current time in milliseconds. */
  now: number
}

const link = (label: string, section: keyof typeof sections) => ({ label, href: `#${sections[section]}` })

/** How the account is protected, in sentences: only for what the backend offers, and only what is known (CAP-3). */
export function checksOf(known: Known): SecurityCheck[] {
  const { offered, security, sessions, addresses, activity } = known
  const has = (name: string) => offered.includes(name)
  return [
    ...(security ? waits(security, known) : []),
    ...(activity && has('activity') ? passwordAdvice(activity.rows) : []),
    ...(security && has('two-factor') ? secondStep(security, known) : []),
    ...(security && has('passkeys') ? [passkeys(security.passkeys, known)] : []),
    ...(addresses && has('address-book') ? addressBook(addresses, known) : []),
    ...(sessions && has('sessions') ? [signedIn(sessions)] : []),
    ...(security && has('mail-word') ? [word(security.wordSet)] : []),
  ]
}

const aSession = { id: '', current: false, createdAt: null, seenAt: null, agent: null, place: null }
/** What the responses usually say. Gives the placeholders the size of the sentences. */
const usual = {
  security: {
    totp: { on: false },
    backupCodesLeft: null,
    passkeys: 0,
    wordSet: false,
    holds: [],
    lockedUntil: null,
  },
  sessions: { rows: [aSession, aSession], unreadable: 0 },
  addresses: { only: false, addresses: { rows: [], unreadable: 0 } },
} satisfies Partial<Known>

/** The sentences, with a placeholder in the place of each one that is still loading. */
export function checksAndPlaceholders(known: Known): SecurityCheck[] {
  const { security, sessions, addresses } = known
  const checks = checksOf(known)
  return checksOf({
    ...known,
    security: security ?? usual.security,
    sessions: sessions ?? usual.sessions,
    addresses: addresses ?? usual.addresses,
  }).map((check) => checks.find(({ id }) => id === check.id) ?? { ...check, state: 'loading' })
}

const isCount = (value: number | null): value is number =>
  value !== null && Number.isSafeInteger(value) && value >= 0

function secondStep(
  { totp, backupCodesLeft }: CapabilityResponse<'security'>,
  { codesNotStored = false }: Known,
): SecurityCheck[] {
  if (totp === null)
    return [{ id: 'second-step', state: 'unknown', text: 'We could not read whether the second step is on.' }]
  if (!totp.on)
    return [
      {
        id: 'second-step',
        state: 'open',
        text: 'Your password alone is enough to sign in.',
        action: link('Add a second step', 'secondStep'),
      },
    ]
  const on: SecurityCheck = {
    id: 'second-step',
    state: 'good',
    text: 'Signing in with your password needs a second step.',
  }
  if (!codesNotStored && !(isCount(backupCodesLeft) && backupCodesLeft <= FEW_CODES)) return [on]
  const left = codesNotStored
    ? 'You may not have stored your latest backup codes.'
    : backupCodesLeft === 0
      ? 'You have no backup codes left.'
      : `You have ${backupCodesLeft} backup ${backupCodesLeft === 1 ? 'code' : 'codes'} left.`
  return [on, { id: 'codes', state: 'open', text: left, action: link('Make new ones', 'secondStep') }]
}

function passkeys(count: number | null, { makesPasskeys }: Known): SecurityCheck {
  const id = 'passkeys'
  if (!isCount(count)) return { id, state: 'unknown', text: 'We could not read how many passkeys you have.' }
  if (count === 0)
    return {
      id,
      state: 'fact',
      text: 'You have no passkey.',
      ...(makesPasskeys && { action: link('Add a passkey', 'passkeys') }),
    }
  const text =
    count === 1
      ? 'You can sign in with your passkey, without a password.'
      : `You can sign in with ${count} passkeys, without a password.`
  return { id, state: 'good', text }
}

function addressBook(book: CapabilityResponse<'addresses'>, { security, now }: Known): SecurityCheck[] {
  const { only, onlyOffFrom } = bookAt(book, now)
  const id = 'address-book'
  const action = link('Pay only to saved addresses', 'addressBook')
  if (only) {
    const nothing = nothingUsable(book.addresses, now)
    const blocked = nothing ? [cannotWithdraw(nothing.from)] : []
    if (onlyOffFrom != null) {
      const text = 'Withdrawals go only to your saved addresses until'
      return [{ id, state: 'open', text, until: onlyOffFrom, action }, ...blocked]
    }
    return nothing ? blocked : [{ id, state: 'good', text: 'Withdrawals go only to your saved addresses.' }]
  }
  // A second step or a passkey is asked for before a withdrawal, but the password replaces the passkey. While withdrawals are locked or
  // held, nobody can make one.
  const stopped =
    security && (lockIn(security, now) !== null || security.holds?.some(({ until }) => isAhead(until, now)))
  const text =
    security?.totp?.on !== false || !isCount(security.passkeys) || stopped
      ? 'Withdrawals can go to any address, not only to saved ones.'
      : security.passkeys === 0
        ? 'Anyone who gets into your account can withdraw to a new address.'
        : 'Anyone who knows your password can withdraw to a new address.'
  // Which of the two holds isn't known before both are loaded.
  return security ? [{ id, state: 'open', text, action }] : []
}

function cannotWithdraw(from: string | null): SecurityCheck {
  const text = 'You can’t withdraw now: you pay only to saved addresses, and'
  const check = {
    id: 'no-address',
    state: 'open',
    action: link('See your address book', 'addressBook'),
  } as const
  return from === null
    ? { ...check, text: `${text} none is saved.` }
    : { ...check, text: `${text} none can be used before`, until: from }
}

function signedIn({ rows, unreadable }: NonNullable<Known['sessions']>): SecurityCheck {
  const id = 'sessions'
  const count = rows.length + unreadable
  const action = link('See where', 'sessions')
  if (count === 0)
    return { id, state: 'unknown', text: 'The server lists no sign-in, although you are signed in here.' }
  if (count === 1 && rows[0]?.current)
    return { id, state: 'good', text: 'You are signed in only in this browser.' }
  const known = `Your account has ${count === 1 ? '1 active sign-in' : `${count} active sign-ins`}.`
  const missing = unreadable > 0 ? ` ${unreadable} of them could not be read.` : ''
  return { id, state: 'fact', text: known + missing, action }
}

function word(isSet: boolean | null): SecurityCheck {
  const id = 'word'
  if (isSet === null)
    return { id, state: 'unknown', text: 'We could not read whether a word for our emails is set.' }
  return isSet
    ? { id, state: 'good', text: 'Our emails to you have your word.' }
    : {
        id,
        state: 'open',
        text: 'You have not chosen a word for our emails.',
        action: link('Choose a word', 'word'),
      }
}

const isAhead = (iso: string | null | undefined, now: number): iso is string => Date.parse(iso ?? '') > now

/**
 * The end of the lock, or `null` if there is none. `undefined`: that could not be read. A response without the required holds doesn't
 * prove that there is no lock.
 */
export function lockIn(
  { lockedUntil, holds }: Pick<CapabilityResponse<'security'>, 'lockedUntil' | 'holds'>,
  now: number,
): string | null | undefined {
  if (lockedUntil === UNREADABLE || (lockedUntil == null && holds === null)) return undefined
  return isAhead(lockedUntil, now) ? lockedUntil : null
}

/** Until when nobody can withdraw, and why. */
export function waits(
  security: CapabilityResponse<'security'>,
  { offered, now }: Pick<Known, 'offered' | 'now'>,
): SecurityCheck[] {
  const { holds } = security
  const lock = lockIn(security, now)
  const held: SecurityCheck[] =
    holds === null
      ? [{ id: 'holds', state: 'unknown', text: 'We could not read whether withdrawals are held.' }]
      : holds
          .filter(({ until }) => isAhead(until, now))
          .map(({ why, until }) => ({
            id: `hold ${why} ${until}`,
            state: 'fact',
            text: `${presentable(why) ?? 'The server sent a reason that can’t be shown here.'} Withdrawals are held until`,
            until,
          }))
  if (lock === undefined && (holds !== null || offered.includes('withdrawal-lock')))
    held.unshift({ id: 'lock', state: 'unknown', text: 'We could not read whether withdrawals are locked.' })
  return lock
    ? [{ id: 'lock', state: 'fact', text: 'Withdrawals are locked until', until: lock }, ...held]
    : held
}
