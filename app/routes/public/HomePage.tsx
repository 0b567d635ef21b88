import { deferredHydration } from '../../start/DeferredHydration.tsx'
import { HomeHero } from './HomeHero.tsx'

const Slider = deferredHydration(async () => (await import('./HomeSlider.tsx')).HomeSlider, {
  whenNear: true,
})
const Stats = deferredHydration(async () => (await import('./Stats.tsx')).Stats)
const Coins = deferredHydration(async () => (await import('./PopularCoins.tsx')).PopularCoins, {
  whenNear: true,
})
const Rest = deferredHydration(async () => (await import('./HomeRest.tsx')).HomeRest)
await Promise.all([Slider.load(), Stats.load(), Coins.load(), Rest.load()])

// Created once: a part that waits for its code must not be rendered again with other props.
const slider = <Slider />
const stats = <Stats />
const coins = <Coins />
const rest = <Rest />

/** The home page (HOME-1 to HOME-9). Most parts are hydrated later than the header block, because their HTML works without code. */
export function Component() {
  return (
    <>
      <HomeHero slider={slider} stats={stats} />
      {coins}
      {rest}
    </>
  )
}
