/** The path of a link inside the app, or `null` if the browser should follow the link itself. */
export function clientPath(
  link: HTMLAnchorElement,
): { pathname: string; search: string; hash: string } | null {
  if (!link.href || link.origin !== location.origin) return null
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const { pathname, search, hash } = link
  // The API and files with an extension aren't pages of the app.
  if (pathname.startsWith('/api/') || /\.\w+$/.test(pathname)) return null
  // The browser scrolls to an anchor on the current page itself.
  if (hash && pathname === location.pathname && search === location.search) return null
  return { pathname, search, hash }
}
