import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

const steps = [
  ['Now', 'You enter an amount. Nothing is sent or recorded.'],
  ['Next', 'You choose a coin and a network, and see the address to send it to.'],
  ['Then', 'You send the coin from your own wallet and tell us.'],
  ['After that', 'It shows as pending until it has arrived and we have confirmed it.'],
] as const

/** What happens with a deposit, step by step, for a customer who is about to enter the amount. */
export function WhatHappens({ className, ...rest }: Omit<ComponentProps<'section'>, 'children'>) {
  return (
    <section
      data-slot="what-happens"
      aria-labelledby="what-happens"
      className={cn('grid gap-4', className)}
      {...rest}
    >
      <h2 id="what-happens" className="text-xl">
        What happens
      </h2>
      <ol className="grid gap-4">
        {steps.map(([when, what], index) => (
          <li
            key={when}
            className="relative ps-8 text-sm leading-5 before:absolute before:start-2.5 before:top-4 before:-bottom-4 before:border-s before:border-line last:before:hidden"
          >
            <span
              aria-hidden
              className={cn(
                'absolute start-1.5 top-1.5 size-2 rounded-full forced-colors:border',
                index === 0 ? 'bg-accent' : 'bg-line-strong',
              )}
            />
            <p className="font-medium">{when}</p>
            <p className="text-muted">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
