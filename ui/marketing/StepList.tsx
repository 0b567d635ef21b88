import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { DrawingName } from './drawings.tsx'
import { Illustration } from './Illustration.tsx'

type Step = { title: string; text: string; drawing?: DrawingName }

type Props = Omit<ComponentProps<'ol'>, 'children'> & { steps: readonly Step[] }

export function StepList({ steps, className, ...rest }: Props) {
  return (
    <ol
      data-slot="step-list"
      className={cn(
        'grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        className,
      )}
      {...rest}
    >
      {steps.map(({ title, text, drawing }, index) => (
        <li key={title}>
          {drawing && <Illustration name={drawing} className="max-w-52" />}
          <h3 className={cn('flex items-baseline gap-3 text-lg', drawing && 'mt-5')}>
            <span className="text-base font-semibold text-link tabular-nums">{index + 1}</span>
            {title}
          </h3>
          <p className="mt-2 max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
