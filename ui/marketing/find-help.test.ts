import { expect, it } from 'vitest'
import { findHelp, type HelpEntry } from './find-help.ts'

const entries: HelpEntry[] = [
  { kind: 'Guide', title: 'Fees', text: 'What a withdrawal costs.', href: '#fees' },
  { kind: 'Question', title: 'When can I withdraw?', text: 'Only trade profit.' },
  { kind: 'Question', title: 'I can’t sign in', text: 'Reset your password.', more: 'locked señal' },
]
const titles = (typed: string) => findHelp(entries, typed).map(({ title }) => title)

it.each([
  ['withdraw', ['When can I withdraw?', 'Fees']],
  ['WITHDRAWAL', ['Fees']],
  ['trade withdraw', ['When can I withdraw?']],
  ['cant sign', ['I can’t sign in']],
  ['can’t', ['I can’t sign in']],
  ['locked', ['I can’t sign in']],
  ['senal', ['I can’t sign in']],
  ['thdraw', []],
  ['bitcoin', []],
  ['', []],
  ['???', []],
])('HLP-1 the search for %j finds %j', (typed, expected) => {
  expect(titles(typed)).toEqual(expected)
})

const without = (typed: string) => findHelp(entries, typed, 'How can I').map(({ title }) => title)
it('HLP-1 words of a question that mean nothing to a search are ignored, unless there are no others', () => {
  expect(without('How can I withdraw')).toEqual(titles('withdraw'))
  expect(without('how can i zebra')).toEqual([])
  expect(without('can')).toEqual(titles('can'))
})

const of = (title: string, keywords: string, text: string): HelpEntry => ({
  kind: 'Question',
  title,
  keywords,
  text,
})
it('HLP-1 a word in the keywords counts more than one in the text, and less than one in the title', () => {
  const three = [of('A', '', 'lost'), of('B', 'lost', ''), of('Lost', '', '')]
  expect(findHelp(three, 'lost').map(({ title }) => title)).toEqual(['Lost', 'B', 'A'])
})

it('HLP-1 if no entry has all words, those with at least half of them are found', () => {
  expect(titles('withdraw zebra')).toEqual(['When can I withdraw?', 'Fees'])
  expect(titles('withdraw zebra lion')).toEqual([])
})

it('shows at most eight results', () => {
  const many = Array.from({ length: 20 }, (_, at): HelpEntry => ({
    kind: 'Guide',
    title: `Fee ${at}`,
    text: '',
  }))
  expect(findHelp(many, 'fee')).toHaveLength(8)
})
