import { brief } from './report.ts'

/** Why a request got no response, in the report's words. */
export type Unreachable = {
  /** A few words, for the list of calls that were not answered. */
  reason: string
  /** Says what is wrong and what to do, for a backend that answers no call at all. Empty if that isn't known. */
  advice: string
}

type Kind = { codes: RegExp; reason: string; advice: (base: URL) => string }

const kinds: Kind[] = [
  {
    codes: /^ECONNREFUSED$/,
    reason: 'the connection was refused',
    advice: ({ href }) =>
      `Nothing answers at ${href}. Start the server, or correct the address and the port in --url.`,
  },
  {
    codes: /^(?:ENOTFOUND|EAI_\w+)$/,
    reason: 'the host name was not found',
    advice: ({ hostname }) =>
      `There is no server with the name ${hostname}. Check the spelling in --url, and whether this computer is online.`,
  },
  {
    codes: /^(?:EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    reason: 'the host can’t be reached',
    advice: ({ host }) =>
      `This computer can’t reach ${host}. Check the network, the firewall and the address in --url.`,
  },
  {
    codes: /^(?:ERR_SSL_\w+|EPROTO)$/,
    reason: 'the server does not speak HTTPS',
    advice: ({ host }) =>
      `${host} does not speak HTTPS there. Check the port in --url, or begin it with http://.`,
  },
  {
    codes: /CERT|^UNABLE_TO_\w+$/,
    reason: 'the certificate is not trusted',
    advice: ({ host }) =>
      `The certificate of ${host} is expired, not trusted, or made for another name. Customers’ browsers refuse it too, so replace it. ` +
      'If your own authority has issued it, name its file in NODE_EXTRA_CA_CERTS.',
  },
  {
    codes: /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    reason: 'the connection was closed',
    advice: ({ host }) =>
      `${host} closes the connection without an answer. If it expects HTTPS, begin --url with https://.`,
  },
  {
    // Node 26 sets no code here.
    codes: /^(?:HPE_\w+|HTTPParserError)$/,
    reason: 'the response is not HTTP',
    advice: ({ host }) => `${host} answers, but not in HTTP. Check the port in --url.`,
  },
  {
    codes: /^bad port$/,
    reason: 'browsers don’t allow this port',
    advice: ({ port }) => `Browsers don’t allow port ${port}, so the app can’t use it. Choose another one.`,
  },
]

/** Describes the error of a `fetch` that got no response. */
export function unreachable(error: unknown, base: string): Unreachable {
  const cause = error instanceof Error ? error.cause : undefined
  // A name with several addresses fails with one error for each.
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause
  const { code, name, message }: { code?: unknown; name?: string; message?: string } =
    first instanceof Error ? first : {}
  // Some errors have no code: a refused port is known by its message, a response that isn't HTTP by its name.
  const signs = code === undefined ? [name, message] : [code]
  const kind = kinds.find(({ codes }) => signs.some((sign) => codes.test(String(sign))))
  if (kind) return { reason: kind.reason, advice: kind.advice(new URL(base)) }
  return { reason: brief(String(message || error)), advice: '' }
}
