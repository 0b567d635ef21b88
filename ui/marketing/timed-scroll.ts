import type { EmblaCarouselType } from 'embla-carousel'

const STEP = 1000 / 60

const easeInOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part))

/**
 * Makes each change of slide take exactly `milliseconds` (HOME-1), because Embla's own `duration` option isn't a time:
 * https://www.embla-carousel.com/api/options/#duration
 * A swipe keeps Embla's own motion, which continues at the finger's speed. Returns a function that restores Embla's motion.
 */
export function scrollInTime(embla: EmblaCarouselType, milliseconds: number) {
  const engine = embla.internalEngine()
  const own = engine.scrollBody
  const steps = Math.max(1, Math.round(milliseconds / STEP))
  let swiping = false

  const timedBody = (): typeof own => {
    let step = 0
    let direction = 0
    const body: typeof own = {
      ...own,
      direction: () => direction,
      seek: () => {
        const way = engine.target.get() - engine.location.get()
        const before = easeInOut(step / steps)
        step = Math.min(step + 1, steps)
        // A share of the remaining way, which stays correct when the loop moves both ends.
        const move = step === steps ? way : (way * (easeInOut(step / steps) - before)) / (1 - before)
        direction = Math.sign(move) || direction
        engine.previousLocation.set(engine.location)
        engine.location.add(move)
        return body
      },
      settled: () => step === steps && own.settled(),
    }
    return body
  }
  const start = () => {
    if (!swiping) engine.scrollBody = timedBody()
  }
  const restore = () => {
    engine.scrollBody = own
  }
  const swipe = () => {
    swiping = true
    restore()
  }
  const swiped = () => {
    swiping = false
  }
  embla.on('select', start).on('settle', restore).on('pointerDown', swipe).on('pointerUp', swiped)
  return () => {
    restore()
    embla.off('select', start).off('settle', restore).off('pointerDown', swipe).off('pointerUp', swiped)
  }
}
