import { z } from '#contract/zod.ts'

const paymentMethods = ['card', 'paypal', 'bitcoin', 'ethereum', 'usdt'] as const

const text = z.string().check(z.minLength(1))

const stat = z.strictObject({
  value: text,
  text,
  /** An operator's own figure says where it comes from, and when it was true (FAIR-3). Both are shown. */
  source: text,
  asOf: z.iso.date(),
})

const depositNetwork = z.strictObject({
  /** Shown and confirmed before the address. */
  network: text,
  testNetwork: text,
})

/** What app/content/brand.ts has to fit; checked while the pages are built, so that no browser loads it. */
export const brandSchema = z.strictObject({
  name: text,
  legalName: text,
  url: z.url(),
  supportEmail: z.email(),
  phones: z.array(z.strictObject({ label: z.string(), number: z.string().check(z.regex(/^\+?[\d ()-]+$/)) })),
  whatsApp: z.nullable(z.string().check(z.regex(/^\d+$/))),
  hours: z.string(),
  address: z.string(),
  copyrightYear: z.int(),
  riskWarning: z.strictObject({
    text,
    linkText: text,
    href: text,
  }),
  stats: z.array(stat),
  paymentMethods: z.array(z.enum(paymentMethods)),
  depositNetworks: z.strictObject({
    bitcoin: depositNetwork,
    ethereum: depositNetwork,
    usdt: depositNetwork,
  }),
  /** Used where the customer's details carry none. Empty: that method is shown disabled (FAIR-5). */
  depositAddresses: z.strictObject({ bitcoin: z.string(), ethereum: z.string(), usdt: z.string() }),
})

export type Brand = z.infer<typeof brandSchema>
