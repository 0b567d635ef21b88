import { frames } from './content-security-policy.ts'

const off =
  'camera microphone geolocation payment usb serial hid midi display-capture clipboard-read browsing-topics'

const permissions = [
  ...off.split(' ').map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
  `fullscreen=(self ${frames
    .split(' ')
    .map((origin) => `"${origin}"`)
    .join(' ')})`,
].join(', ')

/**
 * The headers that scripts, styles, fonts and images share. Browsers ignore the other common headers on subresources, where they
 * added 500 to 600 bytes to each file.
 */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The headers of every response but static files that aren't documents, which have {@link fileHeaders}. */
export function commonHeaders(https: boolean): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', permissions],
    // Browsers ignore it over http, and a wrong one locks visitors out, so it is only sent if the public address is https.
    ...(https
      ? ([['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] as [string, string][])
      : []),
  ]
}
