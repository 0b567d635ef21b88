import { action } from 'storybook/actions'

const report = action('link')

/** The address of a link that would replace this page with one that Storybook doesn't have. `undefined` for any other link. */
export function samplePath(link: HTMLAnchorElement, page: string) {
  const { origin } = new URL(page)
  if (!link.href.startsWith(`${origin}/`) || link.href.split('#')[0] === page.split('#')[0]) return undefined
  const elsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')
  return elsewhere || link.href.includes('/snapshots/') ? undefined : link.href.slice(origin.length)
}

/** Sample links lead nowhere. The Actions panel says where each would lead. */
export function holdSampleLinks() {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    const path = link && !event.defaultPrevented ? samplePath(link, location.href) : undefined
    if (path === undefined) return
    event.preventDefault()
    report(path)
  })
}
