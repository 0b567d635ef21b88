import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { messages } from '../api/errors.ts'

/** The browser gave no passkey. `message` is one sentence for the customer. */
export class PasskeyFailed extends Error {}

// WebAuthn hides whether the customer cancelled, the time ran out, or there was no passkey.
const notUsed =
  'No passkey was used: it was cancelled, it took too long, or this device has no passkey for this site.'
const notMade = 'No passkey was created: it was cancelled, it took too long, or this device can’t create one.'
const otherAddress = 'Passkeys for this site don’t work at this address.'
const already = 'This device already has a passkey for your account.'
export const unreadableOptions = `${messages.unreadable} Try again later, or contact support.`
const noLock =
  'This device can’t create a passkey, because it has no fingerprint, face or screen lock set up.'

/** Whether this browser can make and use passkeys on this page. */
export const passkeysSupported = () => passkeyObstacle() === null

/** Why passkeys can't be used on this page, for the customer, or `null`. A passkey belongs to a site's name, and needs https. */
export function passkeyObstacle(
  { hostname } = location,
  secure = isSecureContext,
  known = typeof PublicKeyCredential === 'function',
): string | null {
  if (/^[\d.]+$|^\[/.test(hostname))
    return 'Passkeys need the name of this site, not a number. Open the site by its name to use passkeys.'
  if (!secure)
    return 'Passkeys need a secure connection. Open this site with https:// at the start of its address to use passkeys.'
  if (!known) return 'This browser can’t use passkeys. A current Chrome, Edge, Firefox or Safari can.'
  return null
}

/** The request that is pending. The browser takes only one at a time. */
let pending: { autofill: boolean } | null = null

const load = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new PasskeyFailed(messages.notLoaded)
  })

/**
 * Runs one request, which ends any other one; but `autofill` never ends one that the customer has asked for. After `signal` aborts, it
 * ends, and its response doesn't count.
 */
async function alone<Answer>(
  run: (library: Awaited<ReturnType<typeof load>>) => Promise<Answer>,
  sentence: (cause: unknown) => string,
  { signal, autofill = false }: { signal: AbortSignal | undefined; autofill?: boolean },
): Promise<Answer> {
  const library = await load()
  if (signal?.aborted || (autofill && pending?.autofill === false)) throw new PasskeyFailed(notUsed)
  const own = { autofill }
  pending = own
  const end = () => pending === own && library.WebAuthnAbortService.cancelCeremony()
  signal?.addEventListener('abort', end)
  try {
    const response = await run(library)
    if (signal?.aborted) throw new PasskeyFailed(notUsed)
    return response
  } catch (cause) {
    throw new PasskeyFailed(sentence(cause), { cause })
  } finally {
    signal?.removeEventListener('abort', end)
    if (pending === own) pending = null
  }
}

const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : '')

/** The library keeps the name of the browser's error. */
const assertionSentence = (cause: unknown) =>
  nameOf(cause) === 'SecurityError'
    ? otherAddress
    : nameOf(cause) === 'TypeError'
      ? unreadableOptions
      : notUsed

const creationSentences: Record<string, string> = {
  SecurityError: otherAddress,
  InvalidStateError: already,
  ConstraintError: noLock,
  TypeError: unreadableOptions,
}

/**
 * Asks the browser for a passkey's response to `options`, as JSON for the server. Ends a request of {@link autofillPasskey}. Rejects
 * with {@link PasskeyFailed}, whose sentence covers cancelling, a time-out and a missing passkey.
 */
export const assertPasskey = (options: unknown, signal?: AbortSignal): Promise<AuthenticationResponseJSON> =>
  alone(
    (library) =>
      library.startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
    assertionSentence,
    { signal },
  )

/** Whether the browser can offer passkeys among the suggestions of a field. */
export const canAutofillPasskeys = async (): Promise<boolean> =>
  passkeysSupported() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable()

/**
 * Offers passkeys among the suggestions of a field with `autocomplete="… webauthn"`, and resolves with the response of the one that is
 * chosen. Rejects as soon as another request starts.
 */
export const autofillPasskey = (options: unknown, signal: AbortSignal): Promise<AuthenticationResponseJSON> =>
  alone(
    (library) =>
      library.startAuthentication({
        optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
        useBrowserAutofill: true,
      }),
    assertionSentence,
    { signal, autofill: true },
  )

/** Lets the device create a passkey. Rejects with {@link PasskeyFailed}. */
export const createPasskey = (options: unknown, signal?: AbortSignal): Promise<RegistrationResponseJSON> =>
  alone(
    (library) =>
      library.startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
    (cause) => creationSentences[nameOf(cause)] ?? notMade,
    { signal },
  )

/** Tells the device that the server doesn't know a passkey, so that it stops offering it. Does nothing in browsers that can't. */
export async function reportUnknownPasskey(credentialId: string, site = location.hostname) {
  if (typeof PublicKeyCredential !== 'function' || !('signalUnknownCredential' in PublicKeyCredential)) return
  // A hint: whatever the device does with it, the server no longer accepts the passkey.
  await PublicKeyCredential.signalUnknownCredential({ rpId: site, credentialId }).catch(() => {})
}
