import { z } from '#contract/zod.ts'

export const paymentMethods = ['card', 'paypal', 'bitcoin', 'ethereum', 'usdt'] as const

const stat = z.strictObject({
  value: z.string().min(1),
  text: z.string().min(1),
  /** An operator's own figure says where it comes from, and when it was true (FAIR-3). Both are shown. */
  source: z.string().min(1),
  asOf: z.iso.date(),
})

const depositNetwork = z.strictObject({
  /** Shown and confirmed before the address. */
  network: z.string().min(1),
  testNetwork: z.string().min(1),
})

export const brandSchema = z.strictObject({
  name: z.string().min(1),
  legalName: z.string().min(1),
  url: z.url(),
  supportEmail: z.email(),
  phones: z.array(z.strictObject({ label: z.string(), number: z.string().regex(/^\+?[\d ()-]+$/) })),
  whatsApp: z.string().regex(/^\d+$/).nullable(),
  hours: z.string(),
  address: z.string(),
  copyrightYear: z.number().int(),
  riskWarning: z.strictObject({
    text: z.string().min(1),
    linkText: z.string().min(1),
    href: z.string().min(1),
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

/** All that an operator changes stands here; the build refuses a value that doesn't fit. */
export const brand: Brand = brandSchema.parse({
  name: 'Plainsail',
  legalName: 'Plainsail (sample operator)',
  url: 'https://plainsail.example',
  supportEmail: 'support@plainsail.example',
  phones: [{ label: 'Sample number', number: '+1 202 555 0100' }],
  whatsApp: '12025550100',
  hours: 'Monday to Friday, 9:00 to 17:00 UTC',
  address: '1 Sample Street, Sampletown 10000',
  copyrightYear: 2023,
  riskWarning: {
    text: "Don't invest unless you're prepared to lose all the money you invest. This is a high-risk investment and you should not expect to be protected if something goes wrong.",
    linkText: 'Take 2 mins to learn more',
    href: '/guides#risk',
  },
  stats: [],
  paymentMethods: ['bitcoin', 'ethereum', 'usdt'],
  depositNetworks: {
    bitcoin: { network: 'Bitcoin', testNetwork: 'Bitcoin test network (testnet)' },
    ethereum: { network: 'Ethereum (ERC-20)', testNetwork: 'Ethereum test network (Sepolia)' },
    usdt: { network: 'Tron (TRC-20)', testNetwork: 'Tron test network (Nile)' },
  },
  depositAddresses: { bitcoin: '', ethereum: '', usdt: '' },
} satisfies Brand)
