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
    info: 'One currency against another. Leverage makes small moves large.',
  },
  {
    id: 'shares',
    name: 'Shares',
    href: paths.shares,
    info: 'A part of one company. If it fails, you can lose all you paid.',
  },
  {
    id: 'indices',
    name: 'Indices',
    href: paths.indices,
    info: 'Many companies in one number. A whole market can fall for years.',
  },
  {
    id: 'etf',
    name: 'ETF',
    href: paths.etf,
    info: 'A fund that is traded like a share. It charges a fee every year, even when it falls.',
  },
  {
    id: 'copy',
    name: 'Copy Trading',
    href: paths.copyTrading,
    info: 'Your account copies another trader, and their losses too.',
  },
  {
    id: 'automated',
    name: 'Automated Trading',
    href: paths.automatedTrading,
    info: 'A program trades by fixed rules. It can’t tell when they stop working.',
  },
] as const

export type MarketId = (typeof markets)[number]['id']
