import { brand } from './brand.ts'
import { assets } from './guides.ts'
import { markets } from './markets.ts'
import { plans } from './plans.ts'

export type Stat = { value: string; text: string; icon: StatIcon; source?: string; asOf?: string }
export type StatIcon = 'markets' | 'plans' | 'networks' | 'guides' | 'operator'

const counted = (list: { length: number }, icon: StatIcon, text: string): Stat => ({
  value: String(list.length),
  icon,
  text,
})

/** The statistics, counted from the lists that the pages show. An operator's own figures have a source and date (FAIR-3). */
export const stats: readonly Stat[] = [
  counted(markets, 'markets', 'markets and ways to trade, each with its costs and risks'),
  counted(plans, 'plans', 'plans, compared on one page'),
  counted(Object.keys(brand.depositNetworks), 'networks', 'deposit networks, shown beside every address'),
  counted(assets, 'guides', 'coins explained, with their supply rules'),
  ...brand.stats.map((stat) => ({ ...stat, icon: 'operator' as const })),
]
