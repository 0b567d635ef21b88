import { fromCents } from '#contract/money.ts'
import type { LocaleSettings } from '../lib/locale-context.ts'
import { max, min, nice, ticks } from 'd3-array'
import { formatTick } from '../money/plot-format.ts'

/** The vertical scale of a plot: `y` in percent from its top, for an amount in cents. */
export type PlotScale = { y: (cents: bigint) => number; ticks: { y: number; label: string }[] }

/** A scale from zero that holds all amounts, in cents. Its numbers are only for drawing and for the labels of the axis. */
export function plotScale(
  amounts: readonly bigint[],
  locale: LocaleSettings,
  { signless = false } = {},
): PlotScale {
  const low = Math.min(0, min(amounts, Number) ?? 0)
  const high = Math.max(0, max(amounts, Number) ?? 0)
  const [, to] = nice(low, high === low ? low + 100 : high, 4)
  // Below zero the plot ends soon after the lowest amount, because a whole further tick would leave much of the plot empty.
  const from = low === 0 ? 0 : low - (to - low) * 0.03
  const y = (value: number) => Math.round(((to - value) / (to - from)) * 100_000) / 1000
  return {
    y: (cents) => y(Number(cents)),
    ticks: ticks(from, to, 4).map((value) => {
      const cents = BigInt(Math.round(value))
      return { y: y(value), label: formatTick(fromCents(signless && cents < 0n ? -cents : cents), locale) }
    }),
  }
}
