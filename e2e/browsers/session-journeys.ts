import { paths, signInFor } from '#app/paths.ts'
import type { Journey } from './driver.ts'
import { newVisit } from './visit.ts'
import {
  PASSWORD,
  SAMPLE_PASSWORD,
  ENDED,
  button,
  field,
  equal,
  api,
  register,
  signIn,
  closeDialog,
  tokenOf,
} from './steps.ts'

// Journeys about the customer's session: a reload, and a second tab.

export const sessionJourneys: Journey[] = [
  {
    name: 'session: after a reload the customer is still signed in, and the address still has its filters',
    async run(browser, origin) {
      const visit = await newVisit(browser, origin)
      await signIn(visit, 'withdraw@sample.test', SAMPLE_PASSWORD)
      await visit.open(`${paths.withdrawalHistory}?q=WDR-SAMPLE-0002`)
      await visit.see({ role: 'row', name: 'WDR-SAMPLE-0002' })
      await visit.reload()
      await visit.see({ role: 'row', name: 'WDR-SAMPLE-0002' })
      equal(
        await visit.values(field('Search by reference')),
        ['WDR-SAMPLE-0002'],
        'The search after a reload',
      )
      equal(await visit.amount({ role: 'row', name: 'WDR-SAMPLE-0001' }), 0, 'Rows beside the search')
    },
  },
  {
    name: 'session: signing out in one tab signs out the other',
    async run(browser, origin) {
      const one = await newVisit(browser, origin)
      await signIn(one, 'withdraw@sample.test', SAMPLE_PASSWORD)
      await one.see({ text: '$35.50' })
      const other = await newVisit(browser, origin)
      await other.open(paths.depositHistory)
      await other.see({ text: 'DEP-SAMPLE-0004' })
      await one.tab.activate()
      await one.click(button('Logout', true))
      await one.at(paths.home)
      await other.tab.activate()
      await other.gone({ text: 'DEP-SAMPLE-0004', hidden: true })
      equal(await other.stored(), [], 'What is stored')
    },
  },
  {
    name: 'session: a 401 in one tab ends the session in the other, and both say so',
    async run(browser, origin) {
      const email = await register(origin)
      const one = await newVisit(browser, origin)
      await signIn(one, email, PASSWORD)
      await closeDialog(one)
      const other = await newVisit(browser, origin)
      await other.open(paths.depositHistory)
      await other.see({ text: 'No transaction history' })
      const token = await tokenOf(one)
      await api(origin, '/auth/logout', { token, body: {} })
      await one.tab.activate()
      await one.open(paths.withdrawalHistory)
      await one.at(signInFor(paths.withdrawalHistory))
      await one.see({ text: ENDED })
      equal(await one.stored(), [], 'What is stored')
      await other.tab.activate()
      await other.at(signInFor(paths.depositHistory))
      await other.see({ text: ENDED })
    },
  },
]
