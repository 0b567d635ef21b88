import { json, notUnderstood, page, unsure } from './responses.ts'
import type { Behaviour } from './world.ts'

// Registration and reset.

const words = (text: string) => text.split(' ')
const long =
  'able acid aged also area army away baby back ball band bank base bath bear beat been beer bell belt bend best bill bird'

/** Responses to registration. The page shows either `words` (REG-2) or the message `sees`. */
export const registrations: {
  id: string
  spec: string
  title: string
  response?: Behaviour
  phrase?: string
  words?: string[]
  sees?: string | RegExp
}[] = [
  {
    id: 'A25',
    spec: 'API-2',
    title: 'as specified',
    phrase: 'anchor-harbor-calm-tide',
    words: words('anchor harbor calm tide'),
  },
  {
    id: 'A26',
    spec: 'API-16',
    title: 'no status',
    response: { json: { seedPhrase: 'anchor-harbor-calm-tide' } },
    words: words('anchor harbor calm tide'),
  },
  {
    id: 'A27',
    spec: 'API-16',
    title: 'a phrase with status 500 in the body',
    response: { json: { seedPhrase: 'anchor-harbor-calm-tide', status: 500, user: null } },
    words: words('anchor harbor calm tide'),
  },
  {
    id: 'A28',
    spec: 'API-18',
    title: 'a phrase with capitals',
    phrase: 'Anchor-HARBOR-calm-Tide',
    words: words('Anchor HARBOR calm Tide'),
  },
  {
    id: 'A29',
    spec: 'API-18',
    title: 'a phrase with spaces',
    phrase: 'anchor harbor calm tide',
    words: words('anchor harbor calm tide'),
  },
  {
    id: 'A30',
    spec: 'API-18',
    title: 'a phrase with underscores',
    phrase: 'anchor_harbor_calm_tide',
    words: words('anchor harbor calm tide'),
  },
  { id: 'A31', spec: 'API-18', title: 'a phrase of one word', phrase: 'anchor', words: ['anchor'] },
  {
    id: 'A32',
    spec: 'API-18',
    title: 'a phrase of 24 words',
    phrase: long.replaceAll(' ', '-'),
    words: words(long),
  },
  {
    id: 'A33',
    spec: 'API-16',
    title: 'status 409 in the body of a 200',
    response: { json: { status: 409, message: 'Exists' } },
    sees: 'Email already registered',
  },
  {
    id: 'A34',
    spec: 'API-16',
    title: 'status "409" in the body of a 200',
    response: { json: { status: '409' } },
    sees: 'Email already registered',
  },
  {
    id: 'A35',
    spec: 'REG-3',
    title: '409 with an empty body',
    response: { status: 409 },
    sees: 'Email already registered',
  },
  {
    id: 'A36',
    spec: 'REG-3',
    title: 'a taken address refused with 400',
    response: json(400, 'This email is taken.'),
    sees: 'This email is taken.',
  },
  {
    id: 'A37',
    spec: 'API-12',
    title: 'no phrase',
    response: { json: { status: 'success' } },
    sees: notUnderstood,
  },
  {
    id: 'A38',
    spec: 'API-16',
    title: 'success: false and a message',
    response: { json: { success: false, message: 'Not in your country.' } },
    sees: 'Not in your country.',
  },
  { id: 'A39', spec: 'API-12', title: '200 in HTML', response: page(200), sees: notUnderstood },
]

/** Responses to a reset (RST-1). `sees`: the message if the password was not changed. The phrase is sent unchanged (API-18). */
export const resets: {
  id: string
  spec: string
  title: string
  response?: Behaviour
  phrase?: string
  sees?: string | RegExp
}[] = [
  { id: 'A41', spec: 'API-3', title: 'as specified' },
  {
    id: 'A42',
    spec: 'API-18',
    title: 'a phrase with capitals is sent unchanged',
    phrase: 'Anchor-HARBOR-calm-Tide',
  },
  {
    id: 'A43',
    spec: 'API-18',
    title: 'a phrase with spaces is sent unchanged',
    phrase: 'anchor harbor calm tide',
  },
  {
    id: 'A44',
    spec: 'API-18',
    title: 'a phrase with underscores is sent unchanged',
    phrase: 'anchor_harbor_calm_tide',
  },
  { id: 'A45', spec: 'API-18', title: 'a phrase of one word is sent unchanged', phrase: 'Anchor7' },
  { id: 'A46', spec: 'API-16', title: '204', response: { status: 204 } },
  {
    id: 'A47',
    spec: 'API-16',
    title: '200 with success: false',
    response: { json: { success: false, message: 'Wrong phrase.' } },
    sees: 'Wrong phrase.',
  },
  {
    id: 'A48',
    spec: 'RST-1',
    title: '401 without a body',
    response: { status: 401 },
    sees: notUnderstood,
  },
  {
    id: 'A49',
    spec: 'RST-1',
    title: '404 with a message',
    response: json(404, 'No such account.'),
    sees: 'No such account.',
  },
  {
    id: 'A50',
    spec: 'API-16',
    title: '200 with a text',
    response: { text: 'OK', type: 'plain' },
    sees: notUnderstood,
  },
  {
    id: 'A51',
    spec: 'API-15',
    title: '302 to JSON',
    response: { status: 302, headers: { location: '/elsewhere.json' } },
    sees: unsure,
  },
  {
    id: 'A52',
    spec: 'API-15',
    title: '500 in HTML',
    response: page(500),
    sees: unsure,
  },
]
