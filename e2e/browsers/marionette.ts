import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { PasskeyDevice } from './driver.ts'

type Answer = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: { value: unknown },
]

/** The messages of a connection: each is its length in bytes, a colon and JSON. */
async function* messagesOf(socket: Socket): AsyncGenerator<unknown, never> {
  let rest = Buffer.alloc(0)
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk as Buffer])
    let colon = rest.indexOf(':')
    while (colon > 0) {
      const end = colon + 1 + Number(rest.subarray(0, colon))
      if (rest.length < end) break
      yield JSON.parse(rest.subarray(colon + 1, end).toString())
      rest = rest.subarray(end)
      colon = rest.indexOf(':')
    }
  }
  throw new Error('Marionette closed the connection.')
}

/**
 * Connects to Firefox's Marionette, which has the virtual authenticator that BiDi lacks. Firefox has one session at a time: Marionette can't
 * start another beside that of BiDi, but runs its commands in it. Closing the connection would end it.
 */
export async function openMarionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const messages = messagesOf(socket)
  await messages.next()
  let id = 0

  async function send<T>(command: string, parameters: object): Promise<T> {
    const text = JSON.stringify([0, (id += 1), command, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = (await messages.next()).value as Answer
    if (error) throw new Error(`Marionette ${command}: ${error.error} ${error.message}`)
    return result.value as T
  }

  return {
    async addPasskeyDevice(): Promise<PasskeyDevice & { remove: () => Promise<void> }> {
      const authenticatorId = await send<string>('WebAuthn:AddVirtualAuthenticator', {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      })
      return {
        stored: async () => (await send<unknown[]>('WebAuthn:GetCredentials', { authenticatorId })).length,
        unlocks: (isUserVerified) =>
          send<void>('WebAuthn:SetUserVerified', { authenticatorId, isUserVerified }),
        remove: () => send<void>('WebAuthn:RemoveVirtualAuthenticator', { authenticatorId }),
      }
    },
    close: () => void socket.destroy(),
  }
}
