import { Circle, CircleCheck } from 'lucide-react'
import { useId, useRef, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Link } from '../primitives/Link.tsx'
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'

export type NextStep = {
  /** Passed to `onHide`. */
  id: string
  /** What to do, in the imperative. */
  title: string
  /** What the step requires or achieves, in one sentence. A step that is done doesn’t show it. */
  text: string
  /** Shows “Done” instead of the text, the link and the hide button. */
  done: boolean
  /** The link to the page for this step. */
  action: { label: string; href: string }
}

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** In the order in which they should be done. If all are done, nothing is rendered. */
  steps: readonly NextStep[]
  /** Called when the customer hides a step. */
  onHide: (id: string) => void
}

/** What a customer still has to do, and what is already done (DSH-7). Renders nothing once every step is done. */
export function NextSteps({ steps, onHide, className, ...rest }: Props) {
  const t = useTranslate()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  if (steps.every(({ done }) => done)) return null
  return (
    <section data-slot="next-steps" aria-labelledby={id} className={cn('min-w-0', className)} {...rest}>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-base">
        {t(m.nextSteps)}
      </h2>
      <ul className="mt-3 border-b border-line">
        {steps.map(({ id: step, title, text, done, action }) => (
          <li
            key={step}
            data-state={done ? 'done' : 'open'}
            className="flex gap-3 border-t border-line py-3.5"
          >
            {done ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-gain" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            )}
            <div className="min-w-0 grow">
              <div className="flex items-baseline justify-between gap-3">
                <p className={done ? 'text-muted' : 'font-medium'}>{title}</p>
                {done && <p className="text-sm font-medium text-gain">{t(words.done)}</p>}
              </div>
              {!done && (
                <>
                  <p className="text-sm text-muted">{text}</p>
                  <div className="-mb-1.5 flex flex-wrap items-center gap-x-5 text-sm">
                    <Link href={action.href} className="inline-flex min-h-11 items-center font-medium">
                      {action.label}
                    </Link>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={t(m.hideStepNamed, { title })}
                      onClick={() => {
                        // The button disappears together with its step.
                        heading.current?.focus({ preventScroll: true })
                        onHide(step)
                      }}
                      className="-ms-3 text-muted"
                    >
                      {t(m.hideStep)}
                    </Button>
                  </div>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
