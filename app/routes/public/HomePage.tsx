import { deferredHydration } from '../../start/DeferredHydration.tsx'
import { timings } from '../../timings.ts'
import { HomeHero } from './HomeHero.tsx'
import { PopularCoins } from './PopularCoins.tsx'

const Slider = deferredHydration(
  async () => (await import('./HomeSlider.tsx')).HomeSlider,
  timings.sliderAlive,
)
const Stats = deferredHydration(async () => (await import('./Stats.tsx')).Stats)
const Rest = deferredHydration(async () => (await import('./HomeRest.tsx')).HomeRest)
await Promise.all([Slider.load(), Stats.load(), Rest.load()])

// Made once: a part that waits for its code must not be drawn again with other props.
const slider = <Slider />
const stats = <Stats />
const rest = <Rest />

export function Component() {
  return (
    <>
      <HomeHero slider={slider} stats={stats} />
      <PopularCoins />
      {rest}
    </>
  )
}
