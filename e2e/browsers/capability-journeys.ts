import { mkdirSync } from 'node:fs'
import { paths } from '#app/paths.ts'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { authenticatorApp } from '../authenticator-app.ts'
import { offering, stopOffering } from '../offering.ts'
import type { Browser, Journey } from './driver.ts'
import { wideAmong } from './look-around.ts'
import { addPasskeyElsewhere } from './passkey-elsewhere.ts'
import { newVisit, type Visit } from './visit.ts'
import { SAMPLE_PASSWORD, button, enterPassword, equal, field, signIn, tokenOf, wallet } from './steps.ts'

// Journeys with a sandbox that offers every capability. Firefox uses passkeys on a virtual device. WebKitGTK knows no passkeys, so there a
// journey shows what a customer with such a browser sees.

/** A payout is sent no earlier than this, in seconds after its request. */
const TIME_TO_CANCEL = 100

const withAll = (
  name: string,
  run: (browser: Browser, address: string) => Promise<void>,
  suits?: Journey['suits'],
): Journey => ({
  name,
  suits,
  async run(browser) {
    try {
      await run(browser, await offering(capabilityNames.join(','), TIME_TO_CANCEL))
    } finally {
      await stopOffering()
    }
  },
})

const withoutPasskeys = {
  text: 'This browser can’t use passkeys. A current Chrome, Edge, Firefox or Safari can.',
}

const code = field('Code from your authenticator app', true)

/** Fills in the form, and confirms the review once it has its quote. */
async function confirmCrypto(visit: Visit, amount: string) {
  await visit.open(paths.withdrawal)
  await visit.click({ role: 'tab', name: 'Crypto' })
  await visit.type(field('Amount in USD'), amount)
  await visit.type(field('Wallet address'), wallet)
  await visit.click(button('Review crypto withdrawal'))
  await visit.see({ text: 'This quote is valid until' })
  await visit.click(button(`Okay, withdraw $${amount}`, true))
}

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
    await confirmCrypto(visit, '22.23')
    await visit.at(paths.withdrawalHistory)
    await visit.see({ role: 'dialog', name: 'Withdrawal' })
    await visit.see({ text: 'Being checked' })
    await visit.click(button('Cancel withdrawal', true))
    await visit.see({ text: 'Keep it', exact: true })
    await visit.click(button('Cancel withdrawal', true))
    await visit.click(button('Close', true))
    await visit.see({ text: 'Cancelled', exact: true })
  }),
  withAll(
    'CAP-3 a passkey is made, signs in by the button, and confirms a withdrawal',
    async (browser, address) => {
      const device = await browser.passkeyDevice?.()
      const visit = await newVisit(browser, address)
      await signIn(visit, 'withdraw@sample.test', SAMPLE_PASSWORD)
      await visit.settled()
      await visit.open(paths.security)
      await visit.click(button('Add a passkey'))
      await visit.type(field('Name', true), 'Sample laptop')
      await visit.click(button('Create passkey'))
      await visit.see({ role: 'dialog', name: 'Confirm that it is you' })
      await visit.type(field('Password', true), SAMPLE_PASSWORD)
      await visit.tab.press('Enter')
      await visit.see({ text: 'Sample laptop' })
      await visit.see(button('Remove Sample laptop'))
      equal(await device?.stored(), 1, 'Passkeys on the device')
      await visit.settled()
      await visit.click(button('Logout', true))
      await visit.at(paths.home)
      await visit.open(paths.signIn)
      await visit.see(button('Sign in with a passkey'))
      await visit.settled()
      await device?.unlocks(false)
      await visit.click(button('Sign in with a passkey'))
      await visit.see({ text: 'No passkey was used' })
      await device?.unlocks(true)
      await visit.click(button('Sign in with a passkey'))
      await visit.at(paths.dashboard)
      await visit.see({ text: 'Total Deposits' })
      await visit.settled()
      await confirmCrypto(visit, '20.17')
      await visit.click(button('Use passkey', true))
      await visit.at(paths.withdrawalHistory)
      await visit.see({ role: 'dialog', name: 'Withdrawal' })
      await visit.see({ text: '$20.17' })
    },
    (browser) => browser.passkeyDevice !== undefined,
  ),
  withAll(
    'CAP-3 a browser without passkeys says so, and offers the password',
    async (browser, address) => {
      const visit = await newVisit(browser, address)
      equal(await visit.tab.evaluate('() => typeof PublicKeyCredential'), 'undefined', 'PublicKeyCredential')
      await visit.open(paths.signIn)
      await visit.see(withoutPasskeys)
      equal(await visit.amount({ role: 'button', name: 'passkey' }), 0, 'Buttons for passkeys at sign-in')
      await signIn(visit, 'withdraw@sample.test', SAMPLE_PASSWORD)
      await visit.settled()
      await visit.open(paths.security)
      await visit.see({ text: 'You have no passkey.' })
      await visit.see({ text: 'You have no passkey yet.' })
      await visit.see(withoutPasskeys)
      equal(await visit.amount({ role: 'link', name: 'Add a passkey' }), 0, 'Links to add a passkey')
      equal(await visit.amount({ role: 'button', name: 'passkey' }), 0, 'Buttons for passkeys')
      await addPasskeyElsewhere(address, await tokenOf(visit), 'Other laptop')
      await visit.reload()
      await visit.click(button('Remove Other laptop'))
      await visit.click(button('Remove passkey', true))
      await visit.see({ role: 'dialog', name: 'Confirm that it is you' })
      await visit.see(field('Password', true))
      equal(
        await visit.amount({ role: 'button', name: 'Use a passkey' }),
        0,
        'Buttons for passkeys as a proof',
      )
      await visit.type(field('Password', true), SAMPLE_PASSWORD)
      await visit.tab.press('Enter')
      await visit.see({ text: 'You have no passkey yet.' })
    },
    (browser) => browser.withoutPasskeys === true,
  ),
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
