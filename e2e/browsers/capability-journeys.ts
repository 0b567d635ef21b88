import { mkdirSync } from 'node:fs'
import { paths } from '#app/paths.ts'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { authenticatorApp } from '../authenticator-app.ts'
import { offering, stopOffering } from '../offering.ts'
import type { Browser, Journey } from './driver.ts'
import { wideAmong } from './look-around.ts'
import { newVisit } from './visit.ts'
import { SAMPLE_PASSWORD, button, enterPassword, equal, field, signIn, wallet } from './steps.ts'

// Journeys with a sandbox that offers every capability. Passkeys aren't among them: WebDriver has no device for them here.

/** A payout is sent no earlier than this, in seconds after its request. */
const TIME_TO_CANCEL = 100

const withAll = (name: string, run: (browser: Browser, address: string) => Promise<void>): Journey => ({
  name,
  async run(browser) {
    try {
      await run(browser, await offering(capabilityNames.join(','), TIME_TO_CANCEL))
    } finally {
      await stopOffering()
    }
  },
})

const code = field('Code from your authenticator app', true)

export const capabilityJourneys: Journey[] = [
  withAll(
    'CAP-3 the second step is set up with a code, and asked for at the next sign-in',
    async (browser, address) => {
      const visit = await newVisit(browser, address)
      await signIn(visit, 'history@sample.test', SAMPLE_PASSWORD)
      await visit.settled()
      await visit.open(paths.security)
      await visit.click(button('Set it up'))
      await visit.click(button('Begin', true))
      await visit.see({ role: 'dialog', name: 'Confirm that it is you' })
      await visit.type(field('Password', true), SAMPLE_PASSWORD)
      await visit.tab.press('Enter')
      await visit.see({ text: '1. Add the key to your app' })
      const key = await visit.tab.evaluate<string>(
        `() => document.querySelector('[role=dialog] code').textContent`,
      )
      const next = authenticatorApp(key)
      await visit.type(code, await next())
      await visit.tab.press('Enter')
      await visit.see({ role: 'dialog', name: 'Store your backup codes' })
      equal(await visit.amount({ role: 'listitem' }), 10, 'Backup codes')
      await visit.click({ role: 'checkbox' })
      await visit.click(button('Done', true))
      await visit.see({ text: '10 left.' })
      await visit.click(button('Logout', true))
      await visit.at(paths.home)
      await enterPassword(visit, 'history@sample.test', SAMPLE_PASSWORD)
      await visit.type(code, await next())
      await visit.tab.press('Enter')
      await visit.at(paths.dashboard)
      await visit.see({ text: 'Total Deposits' })
    },
  ),
  withAll('CAP-2 a withdrawal with a quote shows its stages, and is cancelled', async (browser, address) => {
    const visit = await newVisit(browser, address)
    await signIn(visit, 'withdraw@sample.test', SAMPLE_PASSWORD)
    await visit.settled()
    await visit.open(paths.withdrawal)
    await visit.click({ role: 'tab', name: 'Crypto' })
    await visit.type(field('Amount in USD'), '22.23')
    await visit.type(field('Wallet address'), wallet)
    await visit.click(button('Review crypto withdrawal'))
    await visit.see({ text: 'This quote is valid until' })
    await visit.click(button('Okay, withdraw $22.23', true))
    await visit.at(paths.withdrawalHistory)
    await visit.see({ role: 'dialog', name: 'Withdrawal' })
    await visit.see({ text: 'Being checked' })
    await visit.click(button('Cancel withdrawal', true))
    await visit.see({ text: 'Keep it', exact: true })
    await visit.click(button('Cancel withdrawal', true))
    await visit.click(button('Close', true))
    await visit.see({ text: 'Cancelled', exact: true })
  }),
  withAll('CAP-3 no page with all capabilities is wider than the window', async (browser, address) => {
    const folder = `test-results/browsers/${browser.name.replaceAll(/[^a-z0-9]+/gi, ' ').trim()}, all capabilities`
    mkdirSync(folder, { recursive: true })
    const visit = await newVisit(browser, address)
    await signIn(visit, 'withdraw@sample.test', SAMPLE_PASSWORD)
    await visit.settled()
    equal(await wideAmong(visit, [paths.security], folder, { text: 'Signed in' }), [], 'Wide pages')
    const others = [paths.dashboard, paths.withdrawal, paths.withdrawalHistory, paths.account]
    equal(await wideAmong(visit, others, folder), [], 'Wide pages')
  }),
]
