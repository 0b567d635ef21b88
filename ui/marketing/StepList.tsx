import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { drawings, type DrawingName } from './drawings.tsx'
import { Illustration } from './Illustration.tsx'

type Step = { title: string; text: string; drawing?: DrawingName }

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** In order, each with an optional drawing. Titles must differ. */
  steps: readonly Step[]
}

/** A numbered list of steps. */
export function StepList({ steps, className, ...rest }: Props) {
  return (
    <div data-slot="step-list" className={cn('@container/steps', className)} {...rest}>
      <ol
        className={cn(
          'grid grid-cols-1 gap-x-8 gap-y-10',
          // The number of columns leaves no row partly empty.
          steps.length % 3 === 0
            ? '@min-[40rem]/steps:grid-cols-3'
            : '@min-[34rem]/steps:grid-cols-2 @min-[60rem]/steps:grid-cols-4',
        )}
      >
        {steps.map(({ title, text, drawing }, index) => (
          <li key={title}>
            {drawing && <Illustration className="max-w-52">{drawings[drawing]}</Illustration>}
            <h3 className={cn('flex items-baseline gap-3 text-lg', drawing && 'mt-5')}>
              <span className="text-base font-semibold text-link tabular-nums">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-2 max-w-prose text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
