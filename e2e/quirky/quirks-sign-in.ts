import { json, notUnderstood, page } from './responses.ts'
import type { Behaviour } from './world.ts'

// Signing in: tokens and refusals.

/** Tokens that sign-in must either accept and keep unchanged, or refuse at once (API-18). */
export const tokens: {
  id: string
  title: string
  token: string
  ends:
    | 'works after a reload'
    | 'refused with a reason'
    | 'either works after a reload or is refused with a reason'
}[] = [
  { id: 'A01', title: 'of 20 letters', token: 'abcdefghijklmnopqrst', ends: 'works after a reload' },
  { id: 'A02', title: 'that contains a space', token: 'two words', ends: 'works after a reload' },
  { id: 'A03', title: 'of 4,097 characters', token: 't'.repeat(4097), ends: 'works after a reload' },
  { id: 'A04', title: 'of 16 kB', token: 't'.repeat(16_384), ends: 'works after a reload' },
  { id: 'A05', title: 'of 17 kB', token: 't'.repeat(17_408), ends: 'refused with a reason' },
  {
    id: 'A06',
    title: 'with every printable ASCII character',
    token: '!"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~',
    ends: 'works after a reload',
  },
  {
    id: 'A07',
    title: 'that is not ASCII',
    token: 'clé-secrète',
    ends: 'either works after a reload or is refused with a reason',
  },
  {
    id: 'A08',
    title: 'that is not Latin-1',
    token: 'токен-€',
    ends: 'either works after a reload or is refused with a reason',
  },
  { id: 'A09', title: 'with a line break', token: 'line\nbreak', ends: 'refused with a reason' },
]

/** Responses to sign-in after which the form keeps the input (SGN-1). */
export const signInRefusals: {
  id: string
  spec: string
  title: string
  response: Behaviour
  sees: string | RegExp
  seesNot?: RegExp[]
}[] = [
  {
    id: 'A10',
    spec: 'API-12',
    title: 'no token',
    response: { json: { user: { email: 'a@quirk.test' } } },
    sees: notUnderstood,
  },
  {
    id: 'A11',
    spec: 'API-12',
    title: 'a token that is a number',
    response: { json: { user: { email: 'a@quirk.test' }, token: 7 } },
    sees: notUnderstood,
  },
  {
    id: 'A12',
    spec: 'API-12',
    title: 'an empty token',
    response: { json: { user: { email: 'a@quirk.test' }, token: '' } },
    sees: notUnderstood,
  },
  {
    id: 'A13',
    spec: 'API-12',
    title: 'no user',
    response: { json: { token: 'abcdefghijklmnopqrst' } },
    sees: notUnderstood,
  },
  {
    id: 'A14',
    spec: 'API-12',
    title: 'a user without an email address',
    response: { json: { user: { name: 'Sample' }, token: 'abcdefghijklmnopqrst' } },
    sees: notUnderstood,
  },
  {
    id: 'A15',
    spec: 'API-16',
    title: '200 with success: false and a message',
    response: { json: { success: false, message: 'This account is closed.' } },
    sees: 'This account is closed.',
  },
  {
    id: 'A16',
    spec: 'SGN-1',
    title: '401 with an empty body',
    response: { status: 401 },
    sees: /not right|not accepted|wrong|incorrect|check/i,
    seesNot: [/session has ended/],
  },
  {
    id: 'A17',
    spec: 'SGN-1',
    title: '401 in HTML',
    response: page(401),
    sees: /not right|not accepted|wrong|incorrect|check/i,
    seesNot: [/session has ended/],
  },
  {
    id: 'A18',
    spec: 'SGN-1',
    title: '400 with a message',
    response: json(400, 'No such customer.'),
    sees: 'No such customer.',
  },
  {
    id: 'A19',
    spec: 'SGN-1',
    title: '429 with Retry-After',
    response: json(429, 'Slow down.', { headers: { 'retry-after': '90' } }),
    sees: /Too many attempts|Slow down/,
  },
  {
    id: 'A20',
    spec: 'SGN-1',
    title: '500 in HTML',
    response: page(500),
    sees: /unavailable|went wrong|try again/i,
  },
  {
    id: 'A21',
    spec: 'SGN-1',
    title: 'a closed connection',
    response: { drop: 'after' },
    sees: /reach the server|connection/i,
  },
  { id: 'A22', spec: 'API-12', title: '200 in HTML', response: page(200), sees: notUnderstood },
  {
    id: 'A23',
    spec: 'TXT-2',
    title: '401 with a stack trace as its message',
    response: json(401, 'JsonWebTokenError: x\n    at Object.verify (/srv/node_modules/jwt.js:1:2)'),
    sees: /\w{3,} \w+/,
    seesNot: [/node_modules/],
  },
]
