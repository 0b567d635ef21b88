import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import {
  Fragment,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { announce } from '../lib/announce.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { IconButton } from '../primitives/IconButton.tsx'
import { textButton } from '../primitives/text-button.ts'
import * as m from './messages.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useSlides } from './use-slides.ts'

type Slide = {
  id: string
  title: string
  text: string
  /** A picture without controls, such as a `ReviewPicture`. Pass the same element each time: a picture that isn't hydrated yet must not change. */
  picture: ReactNode
}
type Action = { label: string; href: string }

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The accessible name of the carousel. */
  label: string
  /** Two or three, in order. Each has the same height. */
  slides: readonly Slide[]
  /** The links below each slide. */
  actions: readonly Action[]
  /** The time from one slide to the next, in milliseconds. */
  every: number
  /** The duration of the transition, in milliseconds. */
  transition: number
}

/** The carousel of the home page (HOME-1). It pauses while it has the pointer or the focus, and can be stopped. */
export function HeroSlider({ label, slides, actions, every, transition, className, ...rest }: Props) {
  const t = useTranslate()
  const calm = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const { viewport, index, go } = useSlides({
    count: slides.length,
    every: calm ? 0 : every,
    transition: calm ? 0 : transition,
    still: paused || hovered || focused,
    onVisit: (at) =>
      announce(t(m.slideTitle, { position: at + 1, count: slides.length, title: slides[at]?.title ?? '' })),
  })
  const followed = useRef<{ slider: HTMLElement; link: number } | null>(null)
  useEffect(() => {
    // A slide that is no longer shown is inert. The focus moves from its link to the same link of the new slide.
    const { slider, link } = followed.current ?? {}
    followed.current = null
    if (link === undefined) return
    const links = slider?.querySelectorAll<HTMLElement>('[role=group]:not([inert]) a')
    links?.[link]?.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const slide = event.target instanceof Element ? event.target.closest('[role=group]') : null
    const link = slide ? [...slide.querySelectorAll('a')].findIndex((each) => each === event.target) : -1
    followed.current = link < 0 ? null : { slider: event.currentTarget, link }
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    go(event.key === forward ? 1 : -1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do the same as the buttons
    <section
      data-slot="hero-slider"
      data-state={calm ? 'calm' : paused ? 'paused' : hovered || focused ? 'held' : 'playing'}
      aria-roledescription={t(m.carousel)}
      aria-label={label}
      className={cn('@container/slider relative min-w-0', className)}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      // A click also leaves the focus on a button. Only keyboard focus means that someone is reading here.
      onFocus={({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      {...rest}
    >
      {/* Starts before the slider, because it would clip the focus ring of the first link. */}
      <div ref={viewport} className="-ms-1 overflow-hidden">
        {/* Without `transition-none`, the theme's rule for reduced motion adds a transition to Embla's transform, and Embla then measures wrong sizes. */}
        <div className="grid touch-pan-y transition-none [grid:auto/auto-flow_100%]">
          {slides.map((slide, position) => (
            // A fieldset would be for form controls.
            <div
              key={slide.id}
              role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role
              aria-roledescription={t(m.slide)}
              aria-label={t(m.slideOf, { position: position + 1, count: slides.length })}
              inert={position !== index}
              // The rows are shared, so that each part is at the same height in every slide.
              className="row-span-4 grid grid-cols-1 grid-rows-subgrid ps-1"
            >
              <div className="grid grid-cols-1">{slide.picture}</div>
              <h2 className="mt-4 text-base">{slide.title}</h2>
              <p className="mt-1 text-muted">{slide.text}</p>
              <p className="flex flex-wrap items-center gap-x-2">
                {actions.map(({ label: words, href }, at) => (
                  <Fragment key={href}>
                    {at > 0 && <span className="text-muted">{t(m.or)}</span>}
                    <a href={href} draggable={false} className={textButton}>
                      {words}
                    </a>
                  </Fragment>
                ))}
              </p>
            </div>
          ))}
        </div>
      </div>
      <div className="flex items-center justify-end gap-1 @min-[26rem]/slider:absolute @min-[26rem]/slider:end-0 @min-[26rem]/slider:bottom-0">
        <p className="me-auto text-sm text-muted tabular-nums">
          <span className="sr-only">{t(m.slideNumber, { position: index + 1, count: slides.length })}</span>
          <span aria-hidden>
            {index + 1} / {slides.length}
          </span>
        </p>
        {!calm && (
          <IconButton
            icon={paused ? <Play /> : <Pause />}
            label={paused ? t(m.playSlides) : t(m.pauseSlides)}
            onClick={() => setPaused(!paused)}
            // Already hidden in the prerendered page, which can't ask about reduced motion.
            className="motion-reduce:hidden"
          />
        )}
        <IconButton
          icon={<ChevronLeft className="rtl:[scale:-1_1]" />}
          label={t(m.previousSlide)}
          onClick={() => go(-1)}
        />
        <IconButton
          icon={<ChevronRight className="rtl:[scale:-1_1]" />}
          label={t(m.nextSlide)}
          onClick={() => go(1)}
        />
      </div>
    </section>
  )
}
