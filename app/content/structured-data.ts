import { paths, titles } from '../paths.ts'
import { brand } from './brand.ts'
import { questions } from './help-questions.ts'
import type { PublicPath } from './meta.ts'

type Thing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

const thing = (type: string, rest: Record<string, unknown>): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...rest,
})

const crumb = (position: number, path: PublicPath) => ({
  '@type': 'ListItem',
  position,
  name: titles[path],
  item: new URL(path, brand.url).href,
})

const breadcrumb = (path: PublicPath) =>
  thing('BreadcrumbList', { itemListElement: [crumb(1, paths.home), crumb(2, path)] })

/** A page's structured data. Only what the page shows: no ratings, no offers, no facts that the operator hasn't set. */
export function structuredData(path: PublicPath): Thing[] {
  if (path === paths.home) return [thing('WebSite', { name: brand.name, url: brand.url })]
  if (path === paths.helpCenter)
    return [
      breadcrumb(path),
      thing('FAQPage', {
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    ]
  return [breadcrumb(path)]
}
