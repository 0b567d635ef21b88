/** Whether this browser can make and use passkeys on this page. */
export const passkeysSupported = () => typeof PublicKeyCredential === 'function'

/** Asks the browser for a passkey's answer to `options`, as JSON for the server. Rejects if there is none or the customer cancels. */
export async function assertPasskey(options: unknown): Promise<{ id: string; type: 'public-key' }> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options as never })
}
