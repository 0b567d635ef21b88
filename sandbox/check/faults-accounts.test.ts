import { describe, expect, it } from 'vitest'
import { isRefusal, on, json, changed, changeResponses, success, body, details } from './faulty-backend.ts'
import { type Fault, check, findsEach } from './find-faults.ts'
import type { Quirk } from './independent-backend-routes.ts'

// Registration, signing in and out, the seed phrase, and the customer’s details.

const inDetails = (change: object, at = on('GET /transaction/token-user', 'POST /auth/login')) =>
  changeResponses(
    (response) => {
      const whole = response.body as { user?: object }
      return { body: whole.user ? { ...whole, user: { ...whole.user, ...change } } : { ...whole, ...change } }
    },
    (request, response) => at(request) && response.status < 300,
  )

/** The passwords used for registrations. */
const first = new Set<string>()

const faults: Fault[] = [
  [
    'another status for a taken email',
    changeResponses(
      () => ({ status: 400 }),
      (request, response) => on('POST /auth/register')(request) && isRefusal(response),
    ),
    /^API-2 the same email again .*expected status 409, received 400/,
  ],
  [
    'a token of 20,000 characters',
    { token: () => 'x'.repeat(19_990) + Math.random().toString().slice(2, 12) },
    /^API-18 the token fits .*expected at most 16384 characters, received /,
  ],
  [
    'a token with characters that no header allows',
    { token: () => 'žeton' },
    /^API-18 the token fits .*expected printable ASCII/,
  ],
  [
    'no token',
    body((old: object) => ({ ...old, token: undefined }), on('POST /auth/login')),
    /^API-1 sign-in gives a token: expected token as text, received nothing$/,
  ],
  [
    'text instead of JSON at sign-in',
    changeResponses(
      () => ({ body: 'Welcome', type: 'text/plain' }),
      (request, response) => on('POST /auth/login')(request) && success(request, response),
    ),
    /^API-1 sign-in gives a token: expected a JSON object with token, received 200 text\/plain Welcome$/,
  ],
  [
    'capitals in a phrase',
    { phrase: 'Anchor-Harbor-Calm-Tide-North-Coast', phraseAs: (phrase) => phrase },
    /^API-18 the seed phrase works in lower case too: expected lower case .*, received other letters, and 401/,
  ],
  [
    'a phrase that needs its hyphens',
    { phraseAs: (phrase) => phrase.toLowerCase() },
    /^API-18 the seed phrase works with spaces and with capitals: expected a reset with spaces instead of hyphens to be accepted, received 401.*Customers who type the phrase/,
  ],
  [
    'a phrase that works only in its own letter case',
    { phraseAs: (phrase) => phrase.replaceAll(' ', '-') },
    /^API-18 the seed phrase works with spaces and with capitals: expected a reset with capitals to be accepted, received 401.*Customers who type the phrase/,
  ],
  [
    'a phrase of one word',
    { phrase: 'anchorharborcalm' },
    /^API-2 registration gives a seed phrase: expected at least six words joined by hyphens, received 1/,
  ],
  [
    'dollar signs in the details',
    inDetails({ tradeProfit: '$2,000.00' }),
    /^API-12 amounts are numbers: .*tradeProfit of GET \/transaction\/token-user/,
  ],
  [
    'details without a token',
    {
      before: ({ route, customer, state }) =>
        route === 'GET /transaction/token-user' && !customer ? json(state.customers[0]?.details) : undefined,
    },
    /^API-5 a call without a token/,
  ],
  [
    'details for any token',
    {
      before: ({ route, customer, headers, state }) =>
        route === 'GET /transaction/token-user' && !customer && headers.authorization
          ? json(state.customers[0]?.details)
          : undefined,
    },
    /^API-5 a call with a wrong token .*expected status 401, received 200/,
  ],
  [
    'the details of another customer',
    inDetails({ email: 'rich@example.com' }, details),
    /^API-5 the details are the customer’s own: expected new@example\.com, received "rich@example\.com"$/,
  ],
  [
    'a zip code as a number',
    inDetails({ zipCode: 1011 }),
    /^API-5 the details have every field: zipCode: expected text, received 1011$/,
  ],
  [
    'details without names',
    inDetails({ name: undefined, plan: null }),
    /^API-5 the details have every field: name: expected text, received nothing; plan: expected text, received null$/,
  ],
  [
    'verified as text',
    inDetails({ verified: 'false' }),
    /^API-5 the details have every field: verified: expected true or false, received "false"$/,
  ],
  [
    'a sign-in without details',
    body((old: object) => ({ ...old, user: { email: 'x@example.com' } }), on('POST /auth/login')),
    /^API-1 the user in the sign-in answer has every field: name: expected text, received nothing/,
  ],
  [
    'customers who verify themselves',
    {
      before: ({ route, customer, body: { verified } }) =>
        void (
          route === 'PUT /auth/edit-user' &&
          verified === true &&
          customer &&
          (customer.details.verified = true)
        ),
    },
    /^API-4 customers can’t verify .*expected verified false as before, received true$/,
  ],
  [
    'a profile that is not saved',
    { before: ({ route }) => (route === 'PUT /auth/edit-user' ? json({ message: 'Saved' }) : undefined) },
    /^API-4 a saved profile is there afterwards: expected name "Checked Account", received "Check Account"$/,
  ],
  [
    'left-out fields that are erased',
    {
      before: ({ route, customer, body: { zipCode } }) =>
        void (
          route === 'PUT /auth/edit-user' &&
          zipCode === undefined &&
          customer &&
          (customer.details.zipCode = '')
        ),
    },
    /^API-4 a field that is left out .*expected zipCode "1011", received ""$/,
  ],
  [
    'a version that is refused although it is current',
    changeResponses(
      changed('Changed', 412),
      ({ route, headers }) => route === 'PUT /auth/edit-user' && 'if-match' in headers,
    ),
    /^ACC-2 .*expected a change with the current ETag to be saved, received 412/,
  ],
  [
    'an old password that still works',
    {
      before: ({ route, body: { email, password }, state }) => {
        const me = state.customers.find((each) => each.email === email)
        if (route === 'POST /auth/register') first.add(String(password))
        if (route === 'POST /auth/login' && me && first.has(String(password))) me.password = String(password)
        return undefined
      },
    },
    /^API-3 the old password no longer works: expected .*, received 200/,
  ],
  [
    'a reset that takes any phrase',
    {
      before: ({ route, body: sent, state }) =>
        void (
          route === 'PUT /auth/edit-password' &&
          state.customers.forEach(
            (each) => each.email === sent.email && (each.phrase = String(sent.seedPhrase)),
          )
        ),
    },
    /^API-3 a wrong seed phrase is refused: .*received 200/,
  ],
  [
    'a sign-out that ends nothing',
    { before: ({ route }) => (route === 'POST /auth/logout' ? json({ message: 'Signed out' }) : undefined) },
    /^SES-1 sign-out ends the token: expected status 401, received 200/,
  ],
]

describe('check:backend', () => {
  findsEach(faults)

  it('prints no token, password or phrase of an account', async () => {
    const leak: Quirk = {
      after: (response, { customer, headers }) =>
        isRefusal(response)
          ? {
              ...response,
              status: 500,
              body: { message: `${headers.authorization} ${customer?.phrase} ${customer?.password}` },
            }
          : undefined,
    }
    const notes = (await check(leak)).map(({ note }) => note).join('\n')
    expect(notes).toContain('(hidden)')
    expect(notes).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|anchor-harbor|Sample#2026/)
  })
})
