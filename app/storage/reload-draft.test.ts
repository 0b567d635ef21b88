import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tabArea } from './browser-storage.ts'
import { dropCustomersDrafts } from './customer-drafts.ts'
import { createReloadDraft, textsOf } from './reload-draft.ts'

const [ann, bob, visitor] = ['ann@sample.test', 'bob@sample.test', '']
type Draft = { text: string }
let page: EventTarget

/** The form's code in a page, as after a reload. */
const form = () =>
  createReloadDraft<Draft>({
    form: 'sample',
    read: (stored) => {
      const { text } = textsOf(stored, ['text'])
      return text === undefined ? null : { text }
    },
    isEmpty: ({ text }) => text === '',
  })
const leave = () => page.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  for (const key of tabArea.keys()) tabArea.remove(key)
  vi.unstubAllGlobals()
})

it.each([
  ['a customer', ann],
  ['a visitor', visitor],
])('SES-1 what %s typed survives a reload, and is then in memory only', (_, owner) => {
  const before = form()
  before.keep(owner, { text: 'typed' })
  expect(tabArea.keys()).toEqual([])
  leave()
  expect(tabArea.keys()).toHaveLength(1)
  const after = form()
  expect(after.of(owner)).toEqual({ text: 'typed' })
  expect(tabArea.keys()).toEqual([])
})

it.each([ann, visitor])('C27 nobody else finds the draft of %j, not even after a reload', (owner) => {
  const before = form()
  before.keep(owner, { text: 'typed' })
  leave()
  const after = form()
  expect(after.of(bob)).toBeNull()
  expect(after.of(owner)).toBeNull()
})

it('SES-1 signing out drops what a customer typed, before and after it is stored, and keeps what a visitor typed', () => {
  const [customers, visitors] = [form(), form()]
  customers.keep(ann, { text: 'typed' })
  visitors.keep(visitor, { text: 'asked' })
  dropCustomersDrafts()
  expect(customers.of(ann)).toBeNull()
  expect(visitors.of(visitor)).toEqual({ text: 'asked' })
  customers.keep(ann, { text: 'again' })
  leave()
  dropCustomersDrafts()
  expect(form().of(ann)).toBeNull()
})

it('SES-1 a page that is hidden after signing out stores nothing of the customer', () => {
  const draft = form()
  draft.keep(ann, { text: 'typed' })
  dropCustomersDrafts()
  leave()
  expect(tabArea.keys()).toEqual([])
})

it('SES-1 nothing is stored while the form is empty, or once it is finished', () => {
  const draft = form()
  draft.keep(ann, { text: '' })
  leave()
  expect(tabArea.keys()).toEqual([])
  draft.keep(ann, { text: 'typed' })
  draft.drop()
  leave()
  expect(tabArea.keys()).toEqual([])
})

it('SES-1 what was found after a reload survives the next one too, also on a page without the form', () => {
  form().keep(ann, { text: 'typed' })
  leave()
  // The second page shows the form, and the third one doesn't.
  page = new EventTarget()
  vi.stubGlobal('window', page)
  expect(form().of(ann)).toEqual({ text: 'typed' })
  leave()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  leave()
  expect(form().of(ann)).toEqual({ text: 'typed' })
})

it('C26 a page that the browser shows again takes its draft out of the storage', () => {
  const draft = form()
  draft.keep(ann, { text: 'typed' })
  leave()
  page.dispatchEvent(new Event('pageshow'))
  expect(tabArea.keys()).toEqual([])
  expect(draft.of(ann)).toEqual({ text: 'typed' })
})

it.each([
  '{',
  'null',
  '7',
  '{"owner":7,"draft":{"text":"x"}}',
  '{"owner":"ann@sample.test"}',
  '{"owner":"ann@sample.test","draft":7}',
])('SES-3 ignores a stored draft of %s, and removes it', (text) => {
  tabArea.write('draft:sample', text)
  expect(form().of(ann)).toBeNull()
  expect(tabArea.keys()).toEqual([])
})
