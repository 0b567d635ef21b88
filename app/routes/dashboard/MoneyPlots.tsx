import { MoneyPlots as Plots } from '#ui/wallet/MoneyPlots.tsx'
import type { ComponentProps } from 'react'
import { paths } from '../../paths.ts'

const feeRowsHref = (year: number) =>
  `${paths.withdrawalHistory}?status=approved&from=${year}-01-01&to=${year}-12-31`

/** The plots with links to the history (DSH-9). */
export const MoneyPlots = (props: Omit<ComponentProps<typeof Plots>, 'feeRowsHref'>) => (
  <Plots {...props} feeRowsHref={feeRowsHref} />
)
