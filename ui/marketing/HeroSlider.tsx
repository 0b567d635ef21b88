import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react'
import { announce } from '../lib/announce.ts'
import { cn } from '../lib/cn.ts'
import { Button } from '../primitives/Button.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import { heroDrawings, type HeroDrawingName } from './hero-drawings.tsx'
import { Illustration } from './Illustration.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useSlides } from './use-slides.ts'

type Slide = { id: string; title: string; text: string; drawing: HeroDrawingName }
type Action = { label: string; href: string }

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The accessible name of the carousel. */
  label: string
  slides: readonly Slide[]
  /** The links on each slide. The first is the main one. */
  actions: readonly Action[]
  /** The time from one slide to the next, in milliseconds. */
  every: number
  /** The duration of the transition, in milliseconds. */
  transition: number
}

/** The carousel of the home page (HOME-1). It pauses while it has the pointer or the focus, and can be stopped. */
export function HeroSlider({ label, slides, actions, every, transition, className, ...rest }: Props) {
  const calm = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const { viewport, index, go, alive } = useSlides({
    count: slides.length,
    every: calm ? 0 : every,
    transition: calm ? 0 : transition,
    still: paused || hovered || focused,
    onVisit: (at) => announce(`Slide ${at + 1} of ${slides.length}: ${slides[at]?.title ?? ''}`),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    go(event.key === forward ? 1 : -1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do the same as the buttons
    <section
      data-slot="hero-slider"
      data-state={calm ? 'calm' : paused ? 'paused' : hovered || focused ? 'held' : 'playing'}
      aria-roledescription="carousel"
      aria-label={label}
      className={cn('min-w-0', className)}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      // A click leaves the focus on a button too. Only focus by keyboard means that someone is reading here.
      onFocus={({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      {...rest}
    >
      <div ref={viewport} className="overflow-hidden rounded-card border border-line bg-surface">
        {/* Without `transition-none`, the theme's rule for reduced motion adds a transition to Embla's transform, and Embla then measures wrong sizes. */}
        <div className="flex touch-pan-y transition-none">
          {slides.map((slide, position) => (
            // A fieldset would be for form controls.
            <div
              key={slide.id}
              role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              inert={position !== index}
              className="flex min-w-0 shrink-0 grow-0 basis-full flex-col"
            >
              <div className="border-b border-line-strong bg-sunken px-6 pt-8">
                {/* The drawings of hidden slides are left out until the carousel can move, to keep the HTML of the page small. */}
                <Illustration horizon={false} className="mx-auto -mb-px max-w-80">
                  {(alive || position === index) && heroDrawings[slide.drawing]}
                </Illustration>
              </div>
              <div className="flex grow flex-col p-6 sm:p-7">
                <h2 className="text-xl sm:text-2xl">{slide.title}</h2>
                <p className="mt-2 mb-6 text-muted">{slide.text}</p>
                <div className="mt-auto flex flex-wrap gap-3">
                  {actions.map(({ label: words, href }, at) => (
                    <Button key={href} asChild variant={at === 0 ? 'primary' : 'secondary'}>
                      <a href={href} draggable={false}>
                        {words}
                      </a>
                    </Button>
                  ))}
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="mt-2 flex items-center justify-end gap-1">
        <p className="me-auto text-sm text-muted tabular-nums">
          <span className="sr-only">Slide </span>
          {index + 1} <span aria-hidden>/</span>
          <span className="sr-only">of</span> {slides.length}
        </p>
        {!calm && (
          <IconButton
            icon={paused ? <Play /> : <Pause />}
            label={paused ? 'Play slides' : 'Pause slides'}
            onClick={() => setPaused(!paused)}
          />
        )}
        <IconButton
          icon={<ChevronLeft className="rtl:[scale:-1_1]" />}
          label="Previous slide"
          onClick={() => go(-1)}
        />
        <IconButton
          icon={<ChevronRight className="rtl:[scale:-1_1]" />}
          label="Next slide"
          onClick={() => go(1)}
        />
      </div>
    </section>
  )
}
