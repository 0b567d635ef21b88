import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

const steps = [
  [m.whenNow, m.enterAmount],
  [m.whenNext, m.chooseCoin],
  [m.whenThen, m.sendCoin],
  [m.whenLast, m.showsAsPending],
] as const

/** Explains the steps of a deposit to a customer who is about to enter the amount. */
export function WhatHappens({ className, ...rest }: Omit<ComponentProps<'section'>, 'children'>) {
  const t = useTranslate()
  return (
    <section
      data-slot="what-happens"
      aria-labelledby="what-happens"
      className={cn('grid gap-4', className)}
      {...rest}
    >
      <h2 id="what-happens" className="text-xl">
        {t(m.whatHappens)}
      </h2>
      <ol className="grid gap-4">
        {steps.map(([when, what], index) => (
          <li
            key={index}
            className="relative ps-8 text-sm leading-5 before:absolute before:start-2.5 before:top-4 before:-bottom-4 before:border-s before:border-line last:before:hidden"
          >
            <span
              aria-hidden
              className={cn(
                'absolute start-1.5 top-1.5 size-2 rounded-full forced-colors:border',
                index === 0 ? 'bg-accent' : 'bg-line-strong',
              )}
            />
            <p className="font-medium">{t(when)}</p>
            <p className="text-muted">{t(what)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
