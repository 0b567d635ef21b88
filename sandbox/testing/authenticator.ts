import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** A byte string of CBOR, at most 65,535 bytes long. */
const cborBytes = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }
type How = { origin?: string; verified?: boolean; counter?: number; handle?: string | undefined }

const PRESENT = 1
const VERIFIED = 4
const SYNCED = 8 | 16
const WITH_KEY = 64

const head = (rpId: string, bits: number, counter: number) => {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([bits]), count])
}
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A device with one passkey, which signs what the browser would give it. Its attestation is `none`, as browsers send it. */
export function createAuthenticator({ synced = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let handle = ''
  /** In COSE, as the server stores it. */
  const key = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 32]),
    Buffer.from(y, 'base64url'),
  ])

  const flags = (verified: boolean) => PRESENT | (verified ? VERIFIED : 0) | (synced ? SYNCED : 0)
  /** The response to the options of `POST /auth/passkeys/options`. */
  function create(sent: unknown, { origin = 'http://localhost', verified = true, counter = 0 }: How = {}) {
    const { challenge, rp, user } = sent as Options
    handle = user?.id ?? ''
    const authData = Buffer.concat([
      head(rp?.id ?? '', flags(verified) | WITH_KEY, counter),
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      key,
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ])
    const response = {
      clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    }
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  /** The response to the options of an assertion. */
  function get(sent: unknown, how: How = {}) {
    const { origin = 'http://localhost', verified = true, counter = 0 } = how
    const { challenge, rpId = '' } = sent as Options
    const client = clientData('webauthn.get', challenge, origin)
    const authData = head(rpId, flags(verified), counter)
    const response = {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
      userHandle: 'handle' in how ? how.handle : handle,
    }
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  return { id, publicKey: key, create, get }
}
