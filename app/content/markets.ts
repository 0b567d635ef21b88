import { paths } from '../paths.ts'

/** The seven trading pages, in menu order. The site shows their number as a statistic (FAIR-3). */
export const markets = [
  {
    id: 'crypto',
    name: 'Cryptocurrencies',
    href: paths.cryptocurrencies,
    info: 'Coins and tokens that trade day and night. Prices can halve within weeks.',
  },
  {
    id: 'forex',
    name: 'Forex',
    href: paths.forex,
    info: 'One currency against another. Small moves, usually made large by borrowed money.',
  },
  {
    id: 'shares',
    name: 'Shares',
    href: paths.shares,
    info: 'A part of one company. You share its results, and its failure if it fails.',
  },
  {
    id: 'indices',
    name: 'Indices',
    href: paths.indices,
    info: 'A basket of companies as one number. Steadier than one share, never steady.',
  },
  {
    id: 'etf',
    name: 'ETF',
    href: paths.etf,
    info: 'A fund that is traded like a share. Its yearly charge comes off whatever it does.',
  },
  {
    id: 'copy',
    name: 'Copy Trading',
    href: paths.copyTrading,
    info: 'Another person decides and your account follows, into losses too.',
  },
  {
    id: 'automated',
    name: 'Automated Trading',
    href: paths.automatedTrading,
    info: 'A program follows rules without tiring, and without noticing that they stopped working.',
  },
] as const

export type MarketId = (typeof markets)[number]['id']
