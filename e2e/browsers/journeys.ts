import { paths } from '#app/paths.ts'
import { fileOf } from '../built-file.ts'
import type { Journey } from './driver.ts'
import { capabilityJourneys } from './capability-journeys.ts'
import { sessionJourneys } from './session-journeys.ts'
import { startSlowProxy } from './slow-proxy.ts'
import { newVisit } from './visit.ts'
import {
  PASSWORD,
  NEW_PASSWORD,
  SAMPLE_PASSWORD,
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

/** A link that is pressed while `slow` scripts are still being loaded. */
const pressedEarly = (what: string, slow: () => RegExp): Journey => ({
  name: `C10 a link that is pressed before ${what} has loaded opens its page, without an error`,
  async run(browser, origin) {
    const proxy = await startSlowProxy(origin, slow())
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
        const response = await api<{ allWithdrawals: { amount: number }[] }>(origin, '/withdrawal/all', {
          token,
        })
        return response.allWithdrawals.filter((row) => row.amount === Number(amount)).length
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
  ...sessionJourneys,
  ...capabilityJourneys,
  pressedEarly('any script', () => /\.js$/),
  pressedEarly('the script of the page', () =>
    RegExp(`${fileOf('AboutPage').source}|${fileOf('TermsPage').source}`),
  ),
]
