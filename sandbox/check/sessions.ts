import { calls } from '#contract/calls.ts'
import { demandDone, demandRefused, isObject, isSuccess, received, refusedInBody } from './responses.ts'
import { Fault, NotChecked, Optional, demand } from './report.ts'
import type { Run } from './context.ts'
import { newPassword } from './throw-away.ts'

const plain = (phrase: string) =>
  phrase
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')

/** Checks the reset by phrase, the sessions that it ends, and signing out. */
export async function checkSessions({ check, send, hide, known, token, account }: Run) {
  const { email } = account
  const passwords = { first: account.password, current: account.password }
  const reset = async (seedPhrase: string) => {
    if (known.phrase === '') throw new NotChecked('there is no seed phrase')
    const password = newPassword()
    const response = await send(calls.editPassword, { body: { email, password, seedPhrase } })
    if (isSuccess(response) && !refusedInBody(response)) passwords.current = password
    return response
  }
  const signIn = (password: string) => send(calls.login, { body: { email, password } })
  const done = () => {
    if (passwords.current === passwords.first) throw new NotChecked('no password was set')
  }

  let takesOthers = true
  await check('API-3', 'a wrong seed phrase is refused', async () => {
    demandRefused(await reset('wrong-words-that-nobody-was-given'), [400, 401, 403, 404, 422])
  })
  await check('API-3', 'the seed phrase sets a new password', async () => {
    demandDone(await reset(known.phrase))
    const response = await signIn(passwords.current)
    demand(isSuccess(response), 'a sign-in with the new password', received(response))
    known.old = known.token
    const fresh = isObject(response.json) ? response.json.token : undefined
    if (typeof fresh !== 'string') return
    known.token = fresh
    hide(fresh)
  })
  await check('API-18', 'the seed phrase works in lower case too', async () => {
    done()
    if (plain(known.phrase) === known.phrase) return
    if (!known.phrase.includes('-')) throw new NotChecked('the phrase is not in words (reported above)')
    const response = await reset(plain(known.phrase))
    if (isSuccess(response) && !refusedInBody(response)) return
    takesOthers = false
    // Many customers write the words down and type them in lower case.
    throw new Fault(
      'lower case and hyphens, or a reset that takes them',
      `other letters, and ${received(response)}`,
    )
  })
  await check('API-18', 'the seed phrase works with spaces and with capitals', async () => {
    done()
    if (!takesOthers) throw new NotChecked('the phrase works only as it was issued (reported above)')
    for (const [how, typed] of [
      ['spaces instead of hyphens', known.phrase.replaceAll('-', ' ')],
      ['capitals', known.phrase.toUpperCase()],
    ] as const) {
      hide(typed)
      const response = await reset(typed)
      if (!isSuccess(response) || refusedInBody(response))
        throw new Fault(
          `a reset with ${how} to be accepted`,
          received(response),
          'Customers who type the phrase that they wrote down can’t set a new password.',
        )
    }
  })
  await check('API-3', 'the old password no longer works', async () => {
    done()
    demandRefused(await signIn(passwords.first), [400, 401, 403, 404, 422])
  })
  await check('API-3', 'a reset ends the sessions', async () => {
    done()
    if (known.open) throw new NotChecked('tokens are not asked for (reported above)')
    if (known.old === '') throw new NotChecked('no one was signed in before')
    const response = await send(calls.userDetails, { token: known.old })
    if (isSuccess(response) && !refusedInBody(response))
      throw new Optional(
        'they go on',
        'Others who are signed in stay signed in after the customer sets a new password.',
      )
    demandRefused(response, [401])
  })
  await check('API-12', 'a body that is not an object is refused, not a failure', async () => {
    if (known.token === '') throw new NotChecked('sign-in doesn’t work (reported above)')
    const response = await send(calls.login, { body: ['not', 'an', 'object'] })
    if (refusedInBody(response)) return
    demand(response.status >= 400 && response.status < 500, 'status 400 or 422', received(response))
  })
  await check('SES-1', 'sign-out ends the token', async () => {
    if (known.open) throw new NotChecked('tokens are not asked for (reported above)')
    const fresh = await signIn(passwords.current)
    const last = isObject(fresh.json) && typeof fresh.json.token === 'string' ? fresh.json.token : token()
    hide(last)
    const response = await send(calls.logout, { token: last, optional: true })
    if (response.absent)
      throw new Optional('there is no sign-out call', 'A copied token works until it expires.')
    demandDone(response)
    demandRefused(await send(calls.userDetails, { token: last }), [401])
  })
}
