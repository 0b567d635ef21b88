import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import { inEnglish } from '#ui/lib/locale-context.ts'
import { expect, it } from 'vitest'
import { nextSteps } from './next-steps.ts'

const newcomer = readUserDetails.parse(sampleUsers.newcomer)
const states = (change: Partial<typeof newcomer>) =>
  nextSteps({ ...newcomer, ...change }, null, inEnglish).map(
    ({ id, done }) => `${id} ${done ? 'done' : 'open'}`,
  )

it('DSH-7 a newcomer has to verify their identity and to make a first deposit', () => {
  expect(states({})).toEqual(['verify open', 'deposit open'])
})

it.each([
  [{ verified: true }, ['verify done', 'deposit open']],
  [{ totalDeposit: '12480.5' }, ['verify open', 'deposit done']],
  [{ pendBalance: '250' }, ['verify open', 'deposit done']],
  [{ totalDeposit: '0.004' }, ['verify open', 'deposit open']],
  [{ verified: null }, ['deposit open']],
  [{ totalDeposit: null }, ['verify open']],
] as const)('DSH-7 the state of each step follows from the details %o', (change, expected) => {
  expect(states(change)).toEqual(expected)
})

it('DSH-7 DSH-4 the email to support names the customer in its subject', () => {
  const [verify] = nextSteps(newcomer, null, inEnglish)
  expect(decodeURIComponent(verify?.action.href ?? '')).toBe(
    'mailto:support@plainsail.example?subject=Account verification: Sample Newcomer (new@sample.test)',
  )
})

it.each([
  [null, []],
  [false, ['Add a second step: open']],
  [true, ['Add a second step: done']],
])('DSH-7 CAP-3 the second step is a step if it is known to be on or off: %s', (on, expected) => {
  const shown = nextSteps(newcomer, on, inEnglish).slice(2)
  expect(shown.map(({ title, done }) => `${title}: ${done ? 'done' : 'open'}`)).toEqual(expected)
})
