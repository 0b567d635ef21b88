/** The frames that pages may load. */
const frames = 'https://www.tradingview-widget.com https://s.tradingview.com'

export function pagePolicy(nonce: string, { https, connect }: { https: boolean; connect: string[] }): string {
  return [
    "default-src 'none'",
    // The inline scripts of the pages. build/first-paint/page-script.test.ts checks the hashes.
    "script-src 'self' 'sha256-AdsgIkq6c7pTQnzFaFJ+dn1rLn/AVPE8ziBAx/xp1rc=' 'sha256-Q2ubsmKQoV9yX8UahsI2UQRwbuspO4EJKlEg7xYhSdY='",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

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

/** The headers of every answer but static files that aren't documents, which have {@link fileHeaders}. */
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
