import { PASSWORD_SYMBOLS, passwordRules } from '#contract/fields.ts'
import { CircleCheck, Dot } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The text typed so far. It is neither stored nor sent. */
  password: string
}

/** The password rules (VAL-2, VAL-3), each marked as met or not met while the customer types. */
export function PasswordChecklist({ password, className, ...rest }: Props) {
  const t = useTranslate()
  const labels = {
    length: t(m.ruleLength),
    letter: t(m.ruleLetter),
    digit: t(m.ruleDigit),
    symbol: t(m.ruleSymbol, { symbols: PASSWORD_SYMBOLS }),
    only: t(m.ruleOnly),
  }
  const rules = passwordRules.map(({ id, test }) => ({ id, label: labels[id], met: test(password) }))
  const met = rules.filter((rule) => rule.met).length
  return (
    <>
      <ul
        data-slot="password-checklist"
        data-state={met === rules.length ? 'met' : 'open'}
        aria-label={t(m.passwordRules)}
        className={cn('grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2', className)}
        {...rest}
      >
        {rules.map((rule) => (
          <li
            key={rule.id}
            data-state={rule.met ? 'met' : 'open'}
            className={cn(
              'flex items-start gap-2 last:sm:col-span-full',
              rule.met ? 'text-gain' : 'text-muted',
            )}
          >
            {rule.met ? (
              <CircleCheck aria-hidden className="mt-0.75 size-4 shrink-0" />
            ) : (
              <Dot aria-hidden strokeWidth={4} fill="currentColor" className="mt-0.75 size-4 shrink-0" />
            )}
            <span className="min-w-0">
              {rule.label}
              <span className="sr-only">{rule.met ? t(m.ruleMet) : t(m.ruleNotMet)}</span>
            </span>
          </li>
        ))}
      </ul>
      <span aria-live="polite" className="sr-only">
        {password !== '' && t(m.rulesMet, { met, count: rules.length })}
      </span>
    </>
  )
}
