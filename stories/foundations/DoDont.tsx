import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'

type Props = {
  do: ReactNode
  dont: ReactNode
  because: string
  /** Puts the examples below one another, for what needs the width of the page. */
  wide?: boolean | undefined
}

const sides = {
  do: { word: 'Do', icon: Check, style: 'text-gain' },
  dont: { word: 'Don’t', icon: X, style: 'text-loss' },
} as const

/** A good and a bad example side by side, with the reason. */
export function DoDont({ because, wide, ...samples }: Props) {
  return (
    <figure className="my-6 text-ink">
      <div className={cn('grid gap-4', !wide && 'sm:grid-cols-2')}>
        {(['do', 'dont'] as const).map((side) => {
          const { word, icon: Icon, style } = sides[side]
          return (
            <div key={side} className="relative overflow-x-auto rounded-card border border-line p-4">
              <p className={`mb-3 flex items-center gap-1.5 text-sm font-semibold ${style}`}>
                <Icon aria-hidden className="size-4" /> {word}
              </p>
              {samples[side]}
            </div>
          )
        })}
      </div>
      <figcaption className="mt-2 text-sm text-muted">{withCode(because)}</figcaption>
    </figure>
  )
}

/** The text between backticks is code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
