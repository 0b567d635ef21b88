import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Link } from '../primitives/Link.tsx'

/** The credit that CoinGecko's terms require: https://brand.coingecko.com/resources/attribution-guide */
export function CoinGeckoCredit({ className, ...rest }: Omit<ComponentProps<'p'>, 'children'>) {
  return (
    <p data-slot="coingecko-credit" className={cn('text-sm text-muted', className)} {...rest}>
      <Link external href="https://www.coingecko.com/">
        Price data by CoinGecko
      </Link>
    </p>
  )
}
