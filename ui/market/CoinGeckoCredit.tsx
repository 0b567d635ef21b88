import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'

/** The credit that CoinGecko's terms require: https://brand.coingecko.com/resources/attribution-guide */
export function CoinGeckoCredit({ className, ...rest }: Omit<ComponentProps<'p'>, 'children'>) {
  const t = useTranslate()
  return (
    <p data-slot="coingecko-credit" className={cn('text-sm text-muted', className)} {...rest}>
      <Link external href="https://www.coingecko.com/">
        {t(m.priceDataBy)}
      </Link>
    </p>
  )
}
