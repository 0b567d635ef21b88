import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WithdrawalRefusal, type RefusalReason } from './WithdrawalRefusal.tsx'

const shown = (reason: RefusalReason, serverMessage: string) =>
  renderToStaticMarkup(
    createElement(WithdrawalRefusal, {
      reason,
      serverMessage,
      until: '2026-03-05T13:05:00Z',
      securityHref: '#security',
      dates: { locale: 'en-US', timeZone: 'UTC' },
    }),
  )
    .replaceAll(/<[^>]+>/g, '')
    .replace(/What you typed.*/, '')
    .trim()

const time = 'until Mar 5, 2026, 1:05:00 PM UTC.'

it.each([
  ['locked', 'Withdrawals are locked.', `Withdrawals are locked ${time}`],
  ['locked', 'Your withdrawals are locked. Nothing was withdrawn.', `Withdrawals are locked ${time}`],
  ['locked', 'Locked.', `Withdrawals are locked ${time}`],
  ['held', 'This withdrawal is held.', `This withdrawal is held ${time}`],
  ['held', 'Withdrawals are held at the moment!', `This withdrawal is held ${time}`],
] as const)('CAP-3 a refusal is stated only once (%s: %s)', (reason, serverMessage, text) => {
  expect(shown(reason, serverMessage)).toBe(text)
})

it.each([
  [
    'locked',
    'You locked withdrawals yourself.',
    `You locked withdrawals yourself. Withdrawals are locked ${time}`,
  ],
  [
    'held',
    'Your withdrawals are held because your password changed.',
    `Your withdrawals are held because your password changed. This withdrawal is held ${time}`,
  ],
] as const)('CAP-3 a reason is never left out (%s: %s)', (reason, serverMessage, text) => {
  expect(shown(reason, serverMessage)).toBe(text)
})
