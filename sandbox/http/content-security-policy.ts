/** The frames that pages may load. */
export const frames = 'https://www.tradingview-widget.com https://s.tradingview.com'

/**
 * The content security policy (CSP) of a page. `nonce` is fresh for each response, `connect` lists further origins that the page may
 * call. The README has the same policy for static hosts.
 */
export function pagePolicy(nonce: string, { https, connect }: { https: boolean; connect: string[] }): string {
  return [
    "default-src 'none'",
    // The inline scripts of the pages. build/first-paint/page-script.test.ts checks the hashes.
    "script-src 'self' 'sha256-eaPQdi1but0BleeeINiiI5daPJl7lOWdhNzYDeGKOYQ=' 'sha256-YExYeNYFCURjNwkcsb4/VD6rbPmER8yNaBetLmoYBIg='",
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

/** The content security policy of everything that isn't a page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"
