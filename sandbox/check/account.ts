import { randomUUID } from 'node:crypto'
import { allCalls } from '#contract/all-calls.ts'
import type { Capability } from '#contract/capabilities/names.ts'
import type { AnyCall } from './client.ts'
import type { Run } from './context.ts'
import { ordersOf } from './orders.ts'
import { checkPasskeyOptions } from './passkey-options.ts'
import { asksForProof, proofFor, proven } from './proofs.ts'
import { Fault, NotChecked, demand, show } from './report.ts'
import { demandDone, demandRefused, isObject, isSuccess, objectOf, rowsOf, textOf } from './responses.ts'
import { newPassword } from './throw-away.ts'
import { detailsOf } from './visitor.ts'

const HOUR_MS = 3_600_000
// Nobody's word, so that it is in no response by chance.
const WORD = 'Quillhaven'
const changes: [Capability, AnyCall, object, object][] = [
  ['mail-word', allCalls.setWord, { word: WORD }, { word: 'Merrowfield' }],
  ['withdrawal-lock', allCalls.setLock, { days: 1 }, { days: 2 }],
]

const demandLater = (value: unknown, hours: number, name: string) => {
  const wait = (Date.parse(String(value)) - Date.now()) / HOUR_MS
  demand(wait > hours - 1, `${name} ${hours} hours from now`, show(value))
}

/** Tries what protects an account, with a new customer of its own, as far as it is declared (CAP-3). */
export async function checkAccount(run: Run) {
  const { check, send, known } = run
  const declared = (name: Capability) => known.capabilities.includes(name)
  const own = { email: `z${run.account.email}`, password: newPassword() }
  run.hide(own.password)
  let session = ''
  const signIn = async () => {
    const token = textOf(await send(allCalls.login, { body: own }), 'token')
    run.hide(token)
    return token
  }
  /** The token of the customer, who is registered by the first check that needs one. */
  const customer = async () => {
    if (session !== '') return session
    if (known.open) throw new NotChecked('tokens are not asked for (reported above)')
    const registered = await send(allCalls.register, { body: detailsOf(own.email, own.password) })
    if (!isSuccess(registered)) throw new NotChecked('a third account could not be registered')
    session = await signIn()
    return session
  }
  const change = async (call: AnyCall, body: object) =>
    proven(send, { call, token: await customer(), body, password: own.password })
  const works = async (token: string) => isSuccess(await send(allCalls.userDetails, { token }))
  const security = async () => objectOf(await send(allCalls.security, { token: await customer() }))
  /** Sends an order of a customer who may not withdraw anyway, so only the code says why it is refused. */
  const demandStopped = async (kind: 'crypto' | 'bank', code: string) => {
    const response = await ordersOf(run)[kind].place(await customer())(1, randomUUID())
    demandRefused(response, [400, 403, 409, 422])
    if (!isObject(response.json) || response.json.code !== code)
      throw new NotChecked('a new customer may not withdraw, so it is refused for another reason')
  }

  if (declared('sessions'))
    await check('CAP-3', 'the list has this session, and another one can be ended', async () => {
      const token = await customer()
      const other = await signIn()
      const current = async (of: string) => {
        const rows = rowsOf(await send(allCalls.sessions, { token: of }), 'sessions')
        const mine = rows.filter((row) => row.current === true)
        demand(mine.length === 1, 'one session as current', `${mine.length} of ${rows.length}`)
        return mine[0]?.id
      }
      const [mine, theirs] = [await current(token), await current(other)]
      demand(mine !== theirs, 'another current session for another sign-in', show(theirs))
      demandDone(await change(allCalls.endSessions, { id: theirs }))
      demandRefused(await send(allCalls.userDetails, { token: other }), [401])
      demand(await works(token), 'this session to go on', 'its end')
    })
  const asking = changes.find(([name]) => declared(name))
  if (asking)
    await check('CAP-3', 'a proof is for one body and works once', async () => {
      const [, call, body, another] = asking
      const token = await customer()
      const refused = await send(call, { token, body })
      if (!asksForProof(refused)) throw new NotChecked('no proof is asked for')
      const given = () => proofFor(send, refused, { call, token, body, password: own.password })
      const elsewhere = await send(call, { token, body: another, proof: await given() })
      demand(asksForProof(elsewhere), 'step_up for a proof of another body', `${elsewhere.status}`)
      const proof = await given()
      demandDone(await send(call, { token, body, proof }))
      const again = await send(call, { token, body, proof })
      demand(asksForProof(again), 'step_up for a proof that has been used', `${again.status}`)
    })
  if (declared('mail-word'))
    await check('CAP-3', 'the word is kept, and no response shows it', async () => {
      const response = await change(allCalls.setWord, { word: WORD })
      demandDone(response)
      const { wordSet, ...rest } = await security()
      demand(wordSet === true, 'wordSet true', show(wordSet))
      const shown = `${response.text}${JSON.stringify(rest)}`.includes(WORD)
      demand(!shown, 'no response with the word', 'one that shows it')
    })
  if (declared('two-factor'))
    await check('CAP-3', 'the second step is on only after a right code', async () => {
      const response = await change(allCalls.startTotp, {})
      const secret = textOf(response, 'secret')
      run.hide(secret)
      demand(/^[A-Z2-7]{16,}=*$/i.test(secret), 'a secret in Base32', 'another one')
      const uri = textOf(response, 'uri')
      demand(uri.startsWith('otpauth://totp/') && uri.includes(secret), 'otpauth://totp/ with it', 'another')
      demandRefused(await change(allCalls.confirmTotp, { code: '000000' }), [422])
      const { totp } = await security()
      demand(isObject(totp) && totp.on === false, 'totp off after a wrong code', show(totp))
    })
  if (declared('passkeys')) await checkPasskeyOptions(run, (body) => change(allCalls.passkeyOptions, body))
  if (declared('address-book')) {
    await check(
      'CAP-3',
      'only saved addresses is on at once, and ends 48 hours after it is off',
      async () => {
        demandDone(await change(allCalls.setOnlySaved, { on: true }))
        const { only } = objectOf(await send(allCalls.addresses, { token: await customer() }))
        demand(only === true, 'only true', show(only))
        const off = objectOf(await change(allCalls.setOnlySaved, { on: false }))
        demand(off.only === true, 'only true until it ends', show(off.only))
        demandLater(off.onlyOffFrom, 48, 'onlyOffFrom')
      },
    )
    await check('CAP-3', 'only saved addresses refuses a bank withdrawal', () =>
      demandStopped('bank', 'not_saved'),
    )
  }
  if (declared('withdrawal-lock')) {
    await check('CAP-3', 'a lock lasts as long as was asked, and gets no shorter', async () => {
      const { lockedUntil } = objectOf(await change(allCalls.setLock, { days: 3 }))
      demandLater(lockedUntil, 72, 'lockedUntil')
      const shorter = await change(allCalls.setLock, { days: 1 })
      if (isSuccess(shorter)) demandLater(objectOf(shorter).lockedUntil, 72, 'lockedUntil')
      demandLater((await security()).lockedUntil, 72, 'lockedUntil')
    })
    await check('CAP-3', 'a locked account’s withdrawal is refused', () => demandStopped('crypto', 'locked'))
  }
  if (declared('activity'))
    await check(
      'CAP-3',
      '“This was not me” signs out others and locks for 48 hours, without a proof',
      async () => {
        const token = await customer()
        const other = await signIn()
        const response = await send(allCalls.notMe, { token, body: {} })
        if (asksForProof(response)) throw new Fault('no step_up', 'step_up', 'It only protects.')
        demandLater(objectOf(response).lockedUntil, 48, 'lockedUntil')
        demandRefused(await send(allCalls.userDetails, { token: other }), [401])
        demand(await works(token), 'this session to go on', 'its end')
        const listed = rowsOf(await send(allCalls.activity, { token }), 'activity')
        demand(listed.length > 0, 'an entry in the activity', 'none')
      },
    )
  if (declared('messages'))
    await check('CAP-2', 'a message that is read counts as read', async () => {
      const token = known.payer || known.token || (await customer())
      const page = async () => {
        const response = await send(allCalls.messages, { token })
        return { rows: rowsOf(response, 'messages'), unread: Number(objectOf(response).unread) }
      }
      const before = await page()
      const one = before.rows.find(({ readAt }) => readAt === undefined || readAt === null)
      if (!one) throw new NotChecked('the customer has no unread message')
      demandDone(await send(allCalls.readMessages, { token, body: { ids: [one.id] } }))
      const after = await page()
      const read = after.rows.find(({ id }) => id === one.id)
      demand(typeof read?.readAt === 'string', 'readAt as a time', show(read?.readAt))
      demand(after.unread < before.unread, `fewer unread than ${before.unread}`, `${after.unread}`)
    })
}
