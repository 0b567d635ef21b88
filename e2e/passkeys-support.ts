import type { CDPSession, Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { PASSWORD } from './own-customer.ts'
import { expect, typePassword } from './support.ts'

type Held = {
  credentialId: string
  isResidentCredential: boolean
  privateKey: string
  signCount: number
  rpId?: string
  userHandle?: string
  userName?: string
}

/** A device that holds passkeys and unlocks them by itself. */
export async function withDevice(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    unlocks: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    respondsByItself: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    only: async (credentialId: string) => {
      for (const each of (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials)
        if (each.credentialId !== credentialId)
          await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: each.credentialId })
    },
    add: async (credential: Held | undefined) => {
      if (credential) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    stored: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

export const part = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
export const nameField = (page: Page) => part(page).getByRole('textbox', { name: 'Name' })
export const rows = (page: Page) => part(page).getByRole('listitem')
export const question = (page: Page) => page.getByRole('alertdialog')

/** Collects the bodies of the calls to a path. */
export function callsTo(page: Page, path: string) {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) bodies.push(request.postDataJSON() as unknown)
  })
  return bodies
}

export async function signInByPassword(page: Page, address: string, email: string, password = PASSWORD) {
  await page.goto(address + paths.signIn)
  await typePassword(page, email, password)
  await page.waitForURL(`**${paths.dashboard}`)
}

export const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

/** Answers the step-up question with the password. */
export async function proveByPassword(page: Page, typed = PASSWORD) {
  const password = proof(page).getByLabel('Password', { exact: true })
  const other = proof(page).getByRole('button', { name: 'Use your password' })
  await expect(password.or(other)).toBeVisible()
  if (await other.isVisible()) await other.click()
  await password.fill(typed)
  await proof(page).getByRole('button', { name: 'Confirm' }).click()
}

export async function addPasskey(page: Page, address: string, name?: string, password = PASSWORD) {
  await page.goto(address + paths.security)
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  if (name !== undefined) await nameField(page).fill(name)
  await part(page).getByRole('button', { name: 'Create passkey' }).click()
  await proveByPassword(page, password)
}
