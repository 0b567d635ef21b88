import { createHash } from 'node:crypto'
import { SAMPLE_PASSWORD, api } from './steps.ts'

const id = 'JJ_OBx77uKbCOKDlsLT8ElaAsM25CpsIkJ_sf9gvlgU'
// For the RP ID `localhost`. An attestation of the format `none` contains neither the challenge nor a signature.
const attestationObject =
  'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVkApEmWDeWIDoxodDQXD2R2YFuP5K65ooYyx5lc87qDHZdjXQAAAAAAAAAAAAAAAAAAAAAAAAAAACAkn84HHvu4psI4oOWwtPwSVoCwzbkKmwiQn-x_2C-WBaUBAgMmIAEhWCDr1qy8byDCJvzGFCBBLF0mS6LOt7h0GNHq-TEm4m2itSJYIKyaP1LQcr2qGLIlSKDR1UY2xyy9QkkpiBNueho7vsb0'

/** Adds a passkey to a sample customer's account as another browser would. No device has its key. */
export async function addPasskeyElsewhere(origin: string, token: string, name: string) {
  const body = {}
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const asked = { action: 'add-passkey', bodyHash, method: 'password', password: SAMPLE_PASSWORD }
  const { proof } = await api<{ proof: string }>(origin, '/auth/step-up', { token, body: asked })
  const { options } = await api<{ options: { challenge: string } }>(origin, '/auth/passkeys/options', {
    token,
    body,
    proof,
  })
  const client = { type: 'webauthn.create', challenge: options.challenge, origin, crossOrigin: false }
  const response = {
    clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
    attestationObject,
    transports: ['internal'],
  }
  const credential = { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  await api(origin, '/auth/passkeys', { token, body: { name, credential } })
}
