import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { currencyName } from '../money/format.ts'
import * as m from './messages.ts'

const steps = [
  { when: m.whenNow, atStart: m.enterAmount, onceRecorded: m.recordedNow },
  { when: m.whenNext, atStart: m.chooseCoin, onceRecorded: m.transferArrives },
  { when: m.whenThen, atStart: m.sendCoin, onceRecorded: m.weConfirm },
  { when: m.whenLast, atStart: m.showsAsPending, onceRecorded: m.countsInTotal },
]

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The deposit has been recorded, so the steps are those that follow. By default the customer is about to enter the amount. */
  recorded?: boolean
}

/** Explains the steps of a deposit, before the customer enters the amount or once the deposit is recorded. */
export function WhatHappens({ recorded = false, className, ...rest }: Props) {
  const t = useTranslate()
  const currency = currencyName(useLocale())
  return (
    <section
      data-slot="what-happens"
      aria-labelledby="what-happens"
      className={cn('grid gap-4', className)}
      {...rest}
    >
      <h2 id="what-happens" className="text-xl">
        {t(recorded ? m.whatHappensNext : m.whatHappens)}
      </h2>
      <ol className="grid gap-4">
        {steps.map(({ when, atStart, onceRecorded }, index) => (
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
            <p className="text-muted">{t(recorded ? onceRecorded : atStart, { currency })}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
