import { paths } from '#app/paths.ts'
import type { Visit } from './visit.ts'

export const PASSWORD = 'Harbour#Light7'
export const NEW_PASSWORD = 'Quiet#Harbour8'
export const SAMPLE_PASSWORD = 'Sample#2026'
export const ENDED = 'Your session has ended. Sign in again.'
// A test network address that is no customer's deposit address.
export const wallet = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'

export const button = (name: string, exact = false) => ({ role: 'button', name, exact })
export const field = (label: string, exact = false) => ({ label, exact })

let customers = 0
export const newEmail = () => `browsers-${Date.now()}-${(customers += 1)}@sample.test`

export function equal(now: unknown, wanted: unknown, what: string) {
  if (JSON.stringify(now) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(now)} instead of ${JSON.stringify(wanted)}`)
}

export async function api<T>(
  origin: string,
  path: string,
  { token, body, proof }: { token?: string; body?: unknown; proof?: string } = {},
) {
  const response = await fetch(`${origin}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(proof && { 'step-up': proof }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

/** Registers a customer that no other journey uses. */
export async function register(origin: string): Promise<string> {
  const email = newEmail()
  const name = 'Sample Boatwright'
  const body = {
    name,
    email,
    password: PASSWORD,
    zipCode: '10115',
    address: '1 Sample Street',
    countryOfResidence: '',
    investmentGoal: 'none',
  }
  await api(origin, '/auth/register', { body })
  return email
}

export async function enterPassword(visit: Visit, email: string, password: string) {
  await visit.open(paths.signIn)
  await visit.type(field('Email'), email)
  await visit.type(field('Password', true), password)
  await visit.click(button('Sign in', true))
}

export async function signIn(visit: Visit, email: string, password: string) {
  await enterPassword(visit, email, password)
  await visit.at(paths.dashboard)
  await visit.see({ text: 'Total Deposits' })
}

export async function closeDialog(visit: Visit) {
  await visit.see({ role: 'dialog' })
  await visit.tab.press('Escape')
  await visit.gone({ role: 'dialog' })
}

export const tokenOf = (visit: Visit) => visit.tab.evaluate<string>('() => localStorage.getItem("userToken")')

export async function deposit(visit: Visit, amount: string) {
  await visit.open(paths.deposit)
  await visit.type(field('Amount in USD'), amount)
  await visit.click(button('Make Deposit'))
  await visit.click(button('Bitcoin', true))
  await visit.click(button('show the address'))
  await visit.see({ text: 'Bitcoin test network (testnet)' })
  await visit.click(button('E-mail the receipt'))
  await visit.see({ text: 'Deposit recorded.' })
  await keptPage(visit)
}

/** DEP-2: the app stays open, also in a browser without a mail program. */
async function keptPage(visit: Visit) {
  if (!(await visit.inApp())) throw new Error('The mail link replaced the page.')
}
