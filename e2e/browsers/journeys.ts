import { paths, signInFor } from '#app/paths.ts'
import type { Browser } from './driver.ts'
import { startSlowProxy } from './slow-proxy.ts'
import { newVisit } from './visit.ts'
import {
  PASSWORD,
  NEW_PASSWORD,
  SAMPLE_PASSWORD,
  ENDED,
  wallet,
  button,
  field,
  newEmail,
  equal,
  api,
  register,
  signIn,
  closeDialog,
  tokenOf,
  deposit,
} from './steps.ts'

type Journey = { name: string; run: (browser: Browser, origin: string) => Promise<void> }

/** A link that is pressed while `slow` scripts are still being loaded. */
const pressedEarly = (what: string, slow: RegExp): Journey => ({
  name: `C10 a link that is pressed before ${what} has loaded opens its page, without an error`,
  async run(browser, origin) {
    const proxy = await startSlowProxy(origin, slow)
    try {
      const visit = await newVisit(browser, proxy.origin)
      await visit.tab.goto(proxy.origin + paths.about)
      await visit.click({ role: 'link', name: 'Terms of Use' })
      equal(await visit.amount({ text: 'could not be loaded completely' }), 0, 'Errors while leaving')
      await visit.at(paths.terms)
      await visit.alive()
      equal(await visit.amount({ text: 'could not be loaded completely' }), 0, 'Errors afterwards')
      await visit.at(paths.terms)
      await visit.tab.close()
    } finally {
      await proxy.stop()
    }
  },
})

export const journeys: Journey[] = [
  {
    name: 'main: register, keep the phrase, sign in, deposit, history, sign out, reset, sign in again',
    async run(browser, origin) {
      const visit = await newVisit(browser, origin)
      const email = newEmail()

      await visit.open(paths.signUp)
      await visit.type(field('Email'), email)
      await visit.type(field('Full name'), 'Sample Journey')
      await visit.type(field('Password', true), PASSWORD)
      await visit.choose(field('Investment goal'), 'A Career Change')
      await visit.type(field('Address'), '1 Sample Street')
      await visit.type(field('Zip code'), '10115')
      await visit.click({ role: 'checkbox' })
      await visit.click(button('Create account'))
      await visit.see({ role: 'dialog', name: 'Successful Registration' })
      await visit.click(button('Show the words'))
      const words = await visit.texts({ role: 'listitem' })
      const phrase = words.map((word) => word.replaceAll(/[^a-z]/g, '')).join('-')
      if (phrase.split('-').length < 6) throw new Error(`No phrase: ${words.length} words`)
      await visit.click({ role: 'checkbox' })
      await visit.click(button('Login', true))
      await visit.at(paths.signIn)

      await signIn(visit, email, PASSWORD)
      await closeDialog(visit)
      await visit.see({ text: 'Not Verified' })
      await visit.reload()
      await visit.see({ text: 'Total Deposits' })

      await deposit(visit, '250.50')
      await visit.open(paths.depositHistory)
      await visit.see({ role: 'row', name: '$250.50' })
      await visit.see({ text: 'Approved', exact: true })

      await visit.click(button('Logout', true))
      await visit.at(paths.home)
      await visit.tab.back()
      await visit.at(paths.signIn)
      equal(await visit.amount({ text: '$250.50', hidden: true }), 0, 'An amount after signing out')

      await visit.click(button('Forgot password?'))
      await visit.type(field('Seed phrase'), phrase)
      await visit.type(field('Email'), email)
      await visit.type(field('New password', true), NEW_PASSWORD)
      await visit.click(button('Reset Password'))
      await visit.see({ role: 'dialog', name: 'Password Changed Successfully' })
      await signIn(visit, email, NEW_PASSWORD)
      await visit.see({ text: '$250.50' })
    },
  },
  {
    name: 'a deposit is recorded once and appears in the history',
    async run(browser, origin) {
      const email = await register(origin)
      const visit = await newVisit(browser, origin)
      await signIn(visit, email, PASSWORD)
      await closeDialog(visit)
      await deposit(visit, '1,000.07')
      const token = await tokenOf(visit)
      const { allTransactions } = await api<{ allTransactions: { amount: number }[] }>(
        origin,
        '/transaction/all',
        { token },
      )
      equal(
        allTransactions.map((row) => row.amount),
        [1000.07],
        'Deposits on the server',
      )
      await visit.open(paths.depositHistory)
      await visit.see({ role: 'row', name: '$1,000.07' })
    },
  },
  {
    name: 'a withdrawal is reviewed with its fee, sent once, and appears in the history',
    async run(browser, origin) {
      // An amount that no other browser uses.
      const amount = `10.${String((Date.now() % 89) + 10)}`
      const visit = await newVisit(browser, origin)
      await signIn(visit, 'withdraw@sample.test', SAMPLE_PASSWORD)
      const token = await tokenOf(visit)
      const sent = async () => {
        const answer = await api<{ allWithdrawals: { amount: number }[] }>(origin, '/withdrawal/all', {
          token,
        })
        return answer.allWithdrawals.filter((row) => row.amount === Number(amount)).length
      }
      const before = await sent()
      await visit.open(paths.withdrawal)
      await visit.click({ role: 'tab', name: 'Crypto' })
      await visit.type(field('Amount in USD'), amount)
      await visit.see({ text: `Read as $${amount}` })
      await visit.type(field('Wallet address'), wallet)
      await visit.click(button('Review crypto withdrawal'))
      await visit.see({ role: 'dialog', name: 'Withdrawal Request Status' })
      for (const text of [`$${amount}`, '2.5%']) await visit.see({ text })
      equal(await sent(), before, 'Orders before the customer agreed')
      await visit.click(button(`Okay, withdraw $${amount}`, true))
      await visit.at(paths.withdrawalHistory)
      await visit.see({ role: 'dialog', name: 'Withdrawal' })
      await closeDialog(visit)
      await visit.see({ role: 'row', name: `$${amount}` })
      equal(await sent(), before + 1, 'Orders on the server')
    },
  },
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
  pressedEarly('any script', /\.js$/),
  pressedEarly('the script of the page', /Page-[^/]*\.js$/),
]
