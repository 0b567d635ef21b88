import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { toneParts, type Tone } from './tone.ts'
import type { ComponentProps, ReactNode } from 'react'

export { tones as calloutTones } from './tone.ts'

const roles = { polite: 'status', assertive: 'alert' } as const

type Props = Omit<ComponentProps<'div'>, 'title'> & {
  /** The meaning, which sets color, icon and the default title. */
  tone?: Tone
  /** By default the word for the tone, such as 'Warning'. Screen readers announce that word before a custom title. */
  title?: ReactNode
  /** Makes screen readers announce the callout. Only for callouts that appear after the page has loaded. */
  live?: keyof typeof roles
  /** Buttons or links for what the customer can do next. */
  action?: ReactNode
}

/** A note, a warning or an error in the page, with what the customer can do about it. */
export function Callout({ tone = 'info', title, live, action, className, children, ...rest }: Props) {
  const t = useTranslate()
  const { icon: Icon, word, ink, box } = toneParts[tone]
  return (
    <div
      data-slot="callout"
      data-tone={tone}
      role={live && roles[live]}
      className={cn('flex items-start gap-[12px] rounded-card border p-[16px]', box, className)}
      {...rest}
    >
      <Icon aria-hidden className={cn('mt-0.75 size-5 shrink-0', ink)} />
      <div className="min-w-0 grow">
        <p className={cn('font-semibold', ink)}>
          {title !== undefined && <span className="sr-only">{t(word)}: </span>}
          {title ?? t(word)}
        </p>
        {children !== undefined && <div className="mt-0.5">{children}</div>}
        {action !== undefined && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
