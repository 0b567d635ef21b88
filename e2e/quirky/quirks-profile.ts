import { json, page, unsure } from './responses.ts'
import type { Behaviour } from './world.ts'

// Saving the profile.

/** Responses to saving the profile. It is sent once, and the form keeps the input unless it was saved (ACC-2). */
export const profileRefusals: {
  id: string
  spec: string
  title: string
  response: Behaviour
  sees: string | RegExp
  saved?: true
}[] = [
  { id: 'A70', spec: 'API-16', title: '204', response: { status: 204 }, sees: '', saved: true },
  {
    id: 'A71',
    spec: 'API-16',
    title: '200 with success: false',
    response: { json: { success: false, message: 'Locked for review.' } },
    sees: 'Locked for review.',
  },
  {
    id: 'A72',
    spec: 'API-16',
    title: '200 with a text',
    response: { text: 'Saved', type: 'plain' },
    sees: unsure,
  },
  {
    id: 'A73',
    spec: 'API-15',
    title: '302 to JSON',
    response: { status: 302, headers: { location: '/elsewhere.json' } },
    sees: unsure,
  },
  {
    id: 'A74',
    spec: 'API-15',
    title: '500 after the work',
    response: { status: 500, work: true },
    sees: unsure,
  },
  {
    id: 'A75',
    spec: 'ACC-2',
    title: '422 with fields that the form does not have',
    response: { status: 422, json: { message: 'Check your details.', fields: { nickname: 'Too short' } } },
    sees: /Check your details\.|Too short/,
  },
  {
    id: 'A76',
    spec: 'ACC-2',
    title: '409 without versions',
    response: json(409, 'Changed elsewhere.'),
    sees: /Changed elsewhere\./,
  },
  { id: 'A77', spec: 'API-15', title: 'a firewall’s 403', response: page(403), sees: unsure },
]
