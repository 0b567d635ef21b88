import { expect, it, vi } from 'vitest'
import type * as Shipped from '../content/brand.ts'
import { paths } from '../paths.ts'

const own = {
  name: 'Otherboat',
  legalName: 'Otherboat Sample Ltd',
  url: 'https://otherboat.example',
  supportEmail: 'crew@otherboat.example',
  phones: [{ label: 'Sample desk', number: '+1 202 555 0177' }],
  whatsApp: '12025550177',
  hours: 'Tuesdays, 8:00 to 9:00 UTC',
  address: '7 Other Street, Othertown 20000',
  copyrightYear: 2031,
  riskWarning: { text: 'A sample warning of the other operator.', linkText: 'Read on', href: '/guides#risk' },
  stats: [{ value: '12', text: 'sample audits passed', source: 'Sample audit list', asOf: '2026-05-04' }],
  paymentMethods: ['card', 'usdt'],
}

vi.mock('../content/brand.ts', async (load) => {
  const { brand } = await load<typeof Shipped>()
  return { brand: { ...brand, ...own } }
})

const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

it('the pages show the name, email, phone numbers, statistics, payment methods and risk warning from brand.ts', async () => {
  const { publicPaths, renderPage, siteFiles } = await import('./prerender.tsx')
  const pages = new Map<string, string>()
  for (const path of publicPaths) {
    const { head, body } = await renderPage(path)
    pages.set(path, head + body)
    const shown = text(body)
    expect({
      path,
      shippedName: /plainsail/i.test(head + body),
      name: head.includes('Otherboat'),
      copyright: shown.includes('© 2031 Otherboat Sample Ltd'),
      riskWarning: shown.includes(own.riskWarning.text),
    }).toEqual({ path, shippedName: false, name: true, copyright: true, riskWarning: true })
  }
  const page = (path: string) => pages.get(path) ?? ''
  expect(page(paths.contact)).toContain('tel:+12025550177')
  for (const words of [own.hours, own.address, '+1 202 555 0177', own.supportEmail])
    expect(text(page(paths.contact))).toContain(words)
  expect(page(paths.helpCenter)).toContain('https://wa.me/12025550177')
  expect(page(paths.services)).toContain('mailto:crew@otherboat.example')
  for (const words of ['sample audits passed', 'Sample audit list', '2026']) {
    expect(text(page(paths.home))).toContain(words)
    expect(text(page(paths.about))).toContain(words)
  }
  const footer = page(paths.terms).slice(page(paths.terms).lastIndexOf('<footer'))
  expect(text(footer)).toMatch(/Card.*USDT/)
  expect(text(footer)).not.toContain('Bitcoin')

  const files = siteFiles()
  expect(files['robots.txt']).toContain('Sitemap: https://otherboat.example/sitemap.xml')
  expect(files['sitemap.xml']).toContain('https://otherboat.example/plans')
  expect(JSON.parse(files['manifest.webmanifest'])).toMatchObject({
    name: 'Otherboat',
    short_name: 'Otherboat',
  })
}, 60_000)

it('FAIR-3 the build fails if a statistic has no source and no date', async () => {
  vi.resetModules()
  vi.doMock('../content/brand.ts', async (load) => {
    const { brand } = await load<typeof Shipped>()
    return { brand: { ...brand, stats: [{ value: '12', text: 'sample audits passed' }] } }
  })
  await expect(import('./prerender.tsx')).rejects.toThrow(/"source"/)
}, 60_000)
