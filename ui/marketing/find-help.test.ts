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

it('shows at most eight results', () => {
  const many = Array.from({ length: 20 }, (_, at): HelpEntry => ({
    kind: 'Guide',
    title: `Fee ${at}`,
    text: '',
  }))
  expect(findHelp(many, 'fee')).toHaveLength(8)
})
