import type { Brand } from './brand-schema.ts'

/** Everything an operator sets. The build fails on an invalid value (brand-schema.ts). */
export const brand: Brand = {
  name: 'Plainsail',
  legalName: 'Plainsail (sample operator)',
  url: 'https://plainsail.example',
  supportEmail: 'support@plainsail.example',
  phones: [{ label: 'Sample number', number: '+1 202 555 0100' }],
  whatsApp: '12025550100',
  hours: 'Monday to Friday, 9:00 to 17:00 UTC',
  address: '1 Sample Street, Sampletown 10000',
  copyrightYear: 2023,
  routeLoader: 'while-loading',
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
}
