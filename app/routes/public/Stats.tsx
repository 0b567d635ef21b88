import { StatTile } from '#ui/marketing/StatTile.tsx'
import { Building2, Coins, Globe, Layers, Network } from 'lucide-react'
import { stats, type Stat, type StatIcon } from '../../content/stats.ts'

const icons: Record<StatIcon, typeof Coins> = {
  markets: Globe,
  plans: Layers,
  networks: Network,
  guides: Coins,
  operator: Building2,
}

function Tile({ stat: { value, text, icon, source, asOf } }: { stat: Stat }) {
  const Icon = icons[icon]
  const words = { value, text, icon: <Icon /> }
  return source !== undefined && asOf !== undefined ? (
    <StatTile {...words} source={source} asOf={asOf} />
  ) : (
    <StatTile {...words} />
  )
}

/** The statistics of the home page and of About Us (HOME-9, ABT-1). */
export function Stats() {
  return (
    <ul
      aria-label="The site in figures"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-8"
    >
      {stats.map((stat) => (
        <li key={stat.text}>
          <Tile stat={stat} />
        </li>
      ))}
    </ul>
  )
}
