import { actors, reasons, stages } from '#contract/capabilities/payouts.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PayoutTimeline } from './PayoutTimeline.tsx'
import { stepsOf } from './payout-steps.ts'

const all = [...stages, 'parked_by_the_notary'].flatMap((stage) =>
  [...reasons, 'weather', null].flatMap((reason) =>
    [...actors, 'notary', null].map((actor) => ({ stage, reason, actor })),
  ),
)
const current = all.map((step) => {
  const steps = stepsOf([{ ...step, at: '2026-03-01T10:12:00Z', text: null, until: null }], 'bank')
  const html = renderToStaticMarkup(
    createElement(PayoutTimeline, {
      steps,
      amount: '400',
      carrier: 'bank',
      names: { us: 'Plainsail' },
      supportHref: '#',
    }),
  )
  return /<li[^>]*aria-current="step".*?<\/li>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, ' ') ?? ''
})

it('CAP-2 each stage has words of its own with each reason and each actor', () => {
  // 'other', an unknown reason and none have no sentence of ours.
  const alike = all.filter(({ reason }) => reason === 'other' || reason === 'weather')
  expect(new Set(current).size).toBe(all.length - alike.length)
})

it('CAP-2 no step shows a name of the protocol that the app knows', () => {
  const names = [...stages, ...reasons].filter((name) => name.includes('_'))
  expect(current.filter((text) => names.some((name) => text.includes(name)))).toEqual([])
  expect(current.filter((text) => /undefined|null|\[object/.test(text))).toEqual([])
})
