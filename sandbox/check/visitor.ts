import { calls } from '#contract/calls.ts'
import { IDEMPOTENCY, capabilitiesOf, modeOf } from '#contract/endpoints.ts'
import { LONGEST_TOKEN } from '#contract/response-limits.ts'
import {
  demandDone,
  demandRefused,
  isObject,
  isSuccess,
  objectOf,
  received,
  refusedInBody,
  textOf,
} from './responses.ts'
import { type Exchange, fitsIntoHeader } from './client.ts'
import { Fault, NotChecked, Optional, demand, show } from './report.ts'
import type { Run } from './context.ts'
import { newPassword } from './throw-away.ts'

const unpriced = 'The price list and the coin amounts say that prices are unavailable.'

/** Checks the calls without an account: the wake-up call and the price list. */
export async function checkPublicCalls({ check, send, known }: Run) {
  await check('API-10', 'GET / answers the wake-up call with JSON', async () => {
    const response = await send(calls.wakeUp, { optional: true })
    const { json } = response
    if (!isSuccess(response) || !isObject(json))
      throw new Optional(
        'it doesn’t',
        'The app treats the backend as a live one without capabilities: no sandbox ribbon, and no automatic retry of deposits.',
      )
    const { mode, capabilities } = json
    demand(mode === undefined || typeof mode === 'string', 'mode as text', show(mode))
    const isList = Array.isArray(capabilities) && capabilities.every((each) => typeof each === 'string')
    demand(capabilities === undefined || isList, 'capabilities as a list of texts', show(capabilities))
    known.capabilities = capabilitiesOf(json)
    known.declared = known.capabilities.includes(IDEMPOTENCY)
    return `mode ${modeOf(json) ?? 'not named: a live backend'}, capabilities ${show(capabilities)}`
  })
  await check('API-11', 'GET /market/coins lists prices', async () => {
    const response = await send(calls.coins, { optional: true })
    if (response.absent) throw new Optional('it doesn’t', unpriced)
    demandDone(response)
    if (!Array.isArray(response.json)) throw new NotChecked('the answer is no list (reported below)')
    if (response.json.length === 0) throw new Optional('the list is empty', unpriced)
    return `${response.json.length} coins`
  })
}

/** The body of a registration: sample details with this email and password. */
export const detailsOf = (email: string, password: string) => ({
  email,
  password,
  name: 'Check Account',
  zipCode: '10115',
  address: '1 Check Street',
  countryOfResidence: '',
  investmentGoal: 'none',
})

/** Registers the account and signs it in. Stores phrase, token and the response to a wrong password in `known`. */
export async function checkSignIn({ check, send, hide, known, account }: Run) {
  const { email, password } = account
  await check('API-2', 'registration gives a seed phrase', async () => {
    const response = await send(calls.register, { body: detailsOf(email, password), essential: true })
    known.phrase = textOf(response, 'seedPhrase')
    hide(known.phrase)
    const words = known.phrase.split('-').length
    demand(words >= 6, 'at least six words joined by hyphens', `${words} parts`)
  })
  await check('API-2', 'the same email again is refused with 409', async () => {
    if (known.phrase === '') throw new NotChecked('no account was registered')
    demandRefused(await send(calls.register, { body: detailsOf(email, password) }), [409])
  })
  await check('API-1', 'sign-in gives a token', async () => {
    const response = await send(calls.login, { body: { email, password }, essential: true })
    known.token = textOf(response, 'token')
    hide(known.token)
  })
  await check('API-18', 'the token fits into a header and into storage', () => {
    const { token } = known
    if (token === '') throw new NotChecked('no one is signed in')
    demand(token.length <= LONGEST_TOKEN, `at most ${LONGEST_TOKEN} characters`, `${token.length}`)
    demand(fitsIntoHeader(token), 'printable ASCII without spaces around it', 'other characters')
  })
  // A backend whose sign-in doesn't work refuses these calls too.
  const needsSignIn = () => {
    if (known.token === '') throw new NotChecked('sign-in doesn’t work (reported above)')
  }
  await check('API-1', 'a wrong password is refused', async () => {
    needsSignIn()
    known.wrong = await send(calls.login, { body: { email, password: newPassword() } })
    demandRefused(known.wrong, [400, 401, 403, 404, 422])
  })
  await check('API-1', 'an unknown email is refused in the same words', async () => {
    needsSignIn()
    const other = await send(calls.login, { body: { email: `x${email}`, password: newPassword() } })
    demandRefused(other, [400, 401, 403, 404, 422])
    const words = (response: typeof other) =>
      isObject(response.json) && typeof response.json.message === 'string'
        ? response.json.message
        : response.text
    if (known.wrong && (known.wrong.status !== other.status || words(known.wrong) !== words(other)))
      throw new Optional('the answers differ', 'Strangers can find out who is a customer.')
  })
}

const edit = {
  name: 'Checked Account',
  zipCode: '1011',
  address: '2 Check Street',
  gender: '',
  phoneNumber: '15550100',
  investmentGoal: 'none',
}

/** Checks reading and changing the profile, and that reading it needs the token. */
export async function checkProfile({ check, send, known, token, account }: Run) {
  const read = async () => objectOf(await send(calls.userDetails, { token: token() }))
  const save = (body: object, ifMatch?: string) => send(calls.editUser, { token: token(), body, ifMatch })

  await check('API-5', 'the details are the customer’s own', async () => {
    const { email } = await read()
    if (typeof email !== 'string') throw new Fault('email as text', show(email))
    demand(email.toLowerCase() === account.email.toLowerCase(), account.email, show(email))
  })
  const demandToken = (response: Exchange) => {
    known.open ||= isSuccess(response) && !refusedInBody(response)
    demandRefused(response, [401])
  }
  await check('API-5', 'a call without a token is refused with 401', async () => {
    demandToken(await send(calls.userDetails))
  })
  await check('API-5', 'a call with a wrong token is refused with 401', async () => {
    if (known.open) throw new NotChecked('tokens are not asked for (reported above)')
    demandToken(await send(calls.userDetails, { token: 'A'.repeat(43) }))
  })
  await check('API-4', 'a saved profile is there afterwards', async () => {
    demandDone(await save(edit))
    const after = await read()
    // Other types are reported once for all responses.
    for (const key of ['name', 'address', 'zipCode', 'phoneNumber'] as const)
      if (['string', 'number'].includes(typeof after[key]))
        demand(String(after[key]) === edit[key], `${key} ${show(edit[key])}`, show(after[key]))
    known.edited = true
  })
  await check('API-4', 'a field that is left out stays as it was', async () => {
    if (!known.edited) throw new NotChecked('no profile was saved')
    const { zipCode: _, ...rest } = edit
    const response = await save(rest)
    if (!isSuccess(response))
      throw new Optional(
        `it is refused with ${response.status}`,
        'A customer with a stored value that the app can’t read has to type it again before anything can be saved.',
      )
    const { zipCode } = await read()
    demand(String(zipCode) === edit.zipCode, `zipCode ${show(edit.zipCode)}`, show(zipCode))
  })
  await check('API-4', 'customers can’t verify or enrich themselves', async () => {
    const before = await read()
    await save({ ...edit, verified: true, userCanWithdraw: true, tradeProfit: 1e6 })
    const after = await read()
    for (const key of ['verified', 'userCanWithdraw', 'tradeProfit'])
      demand(before[key] === after[key], `${key} ${show(before[key])} as before`, show(after[key]))
  })
  await check('ACC-2', 'a change on top of an older version is refused', async () => {
    const consequence = 'Two tabs, or two devices, can overwrite each other’s changes to the profile.'
    const version = (await send(calls.userDetails, { token: token() })).headers.get('etag')
    if (version === null) throw new Optional('there is no ETag', consequence)
    const current = await save({ ...edit, address: '3 Check Street' }, version)
    demand(isSuccess(current), 'a change with the current ETag to be saved', received(current))
    const stale = await save({ ...edit, address: '4 Check Street' }, version)
    if (isSuccess(stale)) throw new Optional('If-Match is ignored', consequence)
    demandRefused(stale, [409, 412])
  })
}
