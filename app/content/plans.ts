/** The plans, a fixed list from the specification (PLAN-2). Prices are shown exactly as written here. */
export const plans = [
  {
    id: 'starter',
    name: 'Starter',
    price: '$500-$999',
    features: ['Trading bot', '20 positions', 'Portfolio management', 'All available exchanges'],
  },
  {
    id: 'premium',
    name: 'Premium',
    price: '$1000-$2499',
    features: ['80 positions', 'Portfolio management', 'All available exchanges'],
  },
  {
    id: 'master',
    name: 'Master',
    price: '$2500-$5499',
    features: ['200 positions', 'Portfolio management', 'All available exchanges'],
  },
  {
    id: 'pro',
    name: 'Pro',
    price: '$5500',
    features: [
      '500 positions',
      'All coins for signals',
      'Market arbitrage',
      'Algorithm intelligence',
      'Portfolio management',
    ],
  },
] as const
