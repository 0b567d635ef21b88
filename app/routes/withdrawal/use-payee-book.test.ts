import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useLockNotice } from './use-payee-book.tsx'

const offer = vi.hoisted(() => ({ names: [] as string[] }))
vi.mock('../../api/use-capability.ts', async (load) => ({
  ...(await load<object>()),
  useDeclared: () => offer.names,
  useCapability: (name: string) => offer.names.includes(name),
}))

/** Whether the page asks for locks and holds before it shows the forms. */
function asks(names: string[], email = 'ann@sample.test'): boolean {
  offer.names = names
  const Page = () => String(useLockNotice(email).awaited)
  return renderToStaticMarkup(createElement(Page)) === 'true'
}

it('CAP-3 WDR-3 holds are asked for wherever `GET /auth/security` is offered, even without a lock', () => {
  expect(asks(['withdrawal-lock'])).toBe(true)
  for (const name of ['two-factor', 'sessions', 'activity', 'address-book', 'passkeys', 'mail-word'])
    expect([name, asks(['quote', name])]).toEqual([name, true])
})

it('CAP-0 nothing is asked for if the backend offers none of them, or nobody is signed in', () => {
  expect(asks([])).toBe(false)
  expect(asks(['quote', 'payout-steps', 'messages', 'idempotency'])).toBe(false)
  expect(asks(['withdrawal-lock'], '')).toBe(false)
})
