import { readUserDetails } from '#contract/user.ts'
import '#contract/zod.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { createQueryClient } from '../api/query-client.ts'
import { brandSchema } from '../content/brand-schema.ts'
import { brand } from '../content/brand.ts'
import { manifest } from '../content/manifest.ts'
import { socialCardText } from '../content/picture.ts'
import { meta, sitemapPaths, type PublicPath } from '../content/meta.ts'
import { structuredData } from '../content/structured-data.ts'
import { needsSignIn, paths, titles, type Path } from '../paths.ts'
import { routes } from '../routes.tsx'
import { renderAppShell } from '../session/session.ts'

// Fails the build if the operator's settings are invalid.
brandSchema.parse(brand)

/** The pages that are the same for every visitor. Their HTML is complete. */
export const publicPaths = Object.values(paths).filter((path) => !needsSignIn(path))
export const allPaths = Object.values(paths)
export { socialCardText }
/** The path at which the 404 page is rendered. It matches no path of the app. */
export const missingPath = '/404'

const handler = createStaticHandler(routes)

// Customer details with every field unknown, for rendering app shells.
const unknownCustomer = { ...readUserDetails.parse({ email: '-' }), email: '' }

/**
 * Renders the page at `path` and returns the markup for #root and the lines for the document's head. Renders a public page as a
 * visitor sees it, and a customer's page as an app shell without customer data. Throws if the page redirects or can't be rendered.
 */
export async function renderPage(path: Path | typeof missingPath): Promise<{ body: string; head: string }> {
  renderAppShell(needsSignIn(path) ? { details: unknownCustomer, token: null } : null)
  const context = await handler.query(new Request(new URL(path, brand.url)))
  if (context instanceof Response) throw new Error(`${path} redirects, so it can't be prerendered`)
  if (context.errors)
    throw new Error(`${path} could not be prerendered`, { cause: Object.values(context.errors)[0] })
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </QueryClientProvider>
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return { body: await new Response(prelude).text(), head: headOf(path) }
}

function headOf(path: Path | typeof missingPath): string {
  if (path === missingPath) return `<title>Not found | ${escape(brand.name)}</title>`
  if (needsSignIn(path))
    return [
      `<title>${escape(`${titles[path]} | ${brand.name}`)}</title>`,
      '<meta name="description" content="For customers who are signed in.">',
    ].join('\n    ')
  const { title, description, canonical } = meta(path as PublicPath)
  const picture = new URL('/og.png', brand.url).href
  const properties = {
    title,
    description,
    url: canonical,
    image: picture,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': `${socialCardText.name}. ${socialCardText.title} ${socialCardText.caution}`,
    site_name: brand.name,
    type: 'website',
  }
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${escape(canonical)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="og:${name}" content="${escape(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    // Escaped, because a closing tag in the text would end the script element.
    ...structuredData(path as PublicPath).map(
      (thing) =>
        `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ')
}

/** The files for search engines and home screens: robots.txt, sitemap.xml and the web app manifest. */
export const siteFiles = () => ({
  'robots.txt': `User-agent: *
Disallow: /api/
Sitemap: ${new URL('/sitemap.xml', brand.url).href}
`,
  'manifest.webmanifest': JSON.stringify({ ...manifest, name: brand.name, short_name: brand.name }, null, 2),
  'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemapPaths.map((path) => `  <url><loc>${escape(meta(path).canonical)}</loc></url>`).join('\n')}
</urlset>
`,
})

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
