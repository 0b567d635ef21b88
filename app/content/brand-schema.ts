import { z } from '#contract/zod.ts'

const paymentMethods = ['card', 'paypal', 'bitcoin', 'ethereum', 'usdt'] as const

const text = z.string().check(z.minLength(1))

const stat = z.strictObject({
  value: text,
  text,
  /** Where the operator's figure comes from, and the date it was true (FAIR-3). Both are shown. */
  source: text,
  asOf: z.iso.date(),
})

const depositNetwork = z.strictObject({
  /** The customer sees and confirms the network before the address. */
  network: text,
  testNetwork: text,
})

/** The schema of app/content/brand.ts. The build checks it, so browsers don't load it. */
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
  /**
   * `while-loading`: the loader appears only if the next page takes long to load. `three-seconds`: it covers every new page, and the
   * review of a withdrawal, for 3 s, as in the original specification (GLB-2).
   */
  routeLoader: z.enum(['while-loading', 'three-seconds']),
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
  /** Used if the customer's details have no address. If it is empty too, the method is shown disabled (FAIR-5). */
  depositAddresses: z.strictObject({ bitcoin: z.string(), ethereum: z.string(), usdt: z.string() }),
})

export type Brand = z.infer<typeof brandSchema>
