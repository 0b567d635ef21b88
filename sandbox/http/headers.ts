/** Who may be asked for what, as reference for every answer. The page's policy names a nonce; an API answer loads nothing. */
const frames = 'https://www.tradingview-widget.com https://s.tradingview.com'

export function pagePolicy(nonce: string, { https, connect }: { https: boolean; connect: string[] }): string {
  return [
    "default-src 'none'",
    // The scripts that stand in the pages; build/page-script.test.ts keeps the hashes right.
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
 * What only a document needs, or a person who reports an error. Scripts, styles, fonts and pictures go without: a browser doesn't
 * look at these for a subresource, and they were two thirds of a kilobyte on every file of a page.
 */
export const documentHeaders = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Strict-Transport-Security',
  'X-Request-Id',
]

/** On every answer but static files that are no documents, see {@link documentHeaders}. */
export function commonHeaders(https: boolean): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', permissions],
    // A browser ignores it over http, and a wrong one locks people out, so only a public https address sends it.
    ...(https
      ? ([['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] as [string, string][])
      : []),
  ]
}
