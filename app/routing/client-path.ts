/** Where a link leads inside the app, or `null` where the browser should have it. */
export function clientPath(
  link: HTMLAnchorElement,
): { pathname: string; search: string; hash: string } | null {
  if (!link.href || link.origin !== location.origin) return null
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const { pathname, search, hash } = link
  // The API's documents and single files are no pages of the app.
  if (pathname.startsWith('/api/') || /\.\w+$/.test(pathname)) return null
  // A jump inside the page is the browser's.
  if (hash && pathname === location.pathname && search === location.search) return null
  return { pathname, search, hash }
}
