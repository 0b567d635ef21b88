import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount, formatDay, formatExactDate, MISSING, type DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { RadioGroup } from '../primitives/RadioGroup.tsx'
import * as m from './messages.ts'
import type { UsedDestination } from './payees.ts'

/** The value of the last entry, which shows the fields. */
export const ANOTHER = 'another'

export type PayToOption = UsedDestination & {
  /** The name, with the account or address masked. */
  label: ReactNode
  /** The details that are always shown. */
  note?: string
  /** The whole account or address, shown once it is chosen. */
  details?: ReactNode
  /** A sentence about its use, shown instead of the date of its last use. */
  uses?: string | undefined
  /** Why it can’t be chosen now, such as a saved address that isn’t usable yet. */
  disabledReason?: string | undefined
}

type Props = Omit<ComponentProps<typeof RadioGroup>, 'legend' | 'options' | 'value' | 'onChange'> & {
  /** The payees, newest first. If there are more than four, Show all reveals the others. */
  options: readonly PayToOption[]
  /** The label of the last entry. */
  another: string
  /** The `id` of an option, or {@link ANOTHER}. */
  value: string
  /** Called with the `id` of the chosen option, or {@link ANOTHER}. */
  onChange: (value: string) => void
  /** Language and time zone of the last use. By default the customer’s. */
  dates?: DateOptions
}

/** How many payees are shown at first. */
const SHOWN_AT_FIRST = 4

/** The payees of earlier withdrawals, newest first, and an entry for a new one (WDR-7). Accounts stay masked until one is chosen. */
export function PayTo({ options, another, value, onChange, dates, className, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const offered = all ? options : options.filter((option, at) => at < SHOWN_AT_FIRST || option.id === value)
  useEffect(() => {
    // The pressed button has disappeared, so the first option that it revealed gets the focus.
    if (all) group.current?.querySelectorAll<HTMLInputElement>('input')[SHOWN_AT_FIRST]?.focus()
  }, [all])
  return (
    <div data-slot="pay-to" className="grid min-w-0 grid-cols-1 gap-1">
      <RadioGroup
        ref={group}
        legend={t(m.payTo)}
        options={[
          ...offered.map((option) => ({
            value: option.id,
            label: option.label,
            hint: (
              <>
                {option.note !== undefined && t(m.networkNote, { network: option.note })}
                {option.id === value && option.details && t(m.accountDetails, { account: option.details })}
                {option.uses ?? <LastUse of={option} dates={dates} />}
              </>
            ),
            disabledReason: option.disabledReason,
          })),
          { value: ANOTHER, label: another },
        ]}
        value={value}
        onChange={onChange}
        className={cn(
          '[&>label]:border-t [&>label]:border-line [&>label]:py-3.5 [&>label:last-of-type]:border-b [&>legend]:pb-1',
          className,
        )}
        {...rest}
      />
      {offered.length < options.length && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {t(m.showAll, { count: formatCount(options.length, locale) })}
        </Button>
      )}
    </div>
  )
}

function LastUse({
  of: { lastUsed, failed, cancelled = false },
  dates,
}: {
  of: UsedDestination
  /** Language and time zone of the last use. By default the customer’s. */
  dates?: DateOptions
}) {
  const t = useTranslate()
  const locale = useLocale()
  const options = { ...locale, ...dates }
  const date = formatDay(lastUsed, options)
  if (lastUsed === null || date === MISSING)
    return failed ? t(m.usedBeforeFailed, { cancelled }) : t(m.usedBefore)
  const day = (
    <time dateTime={lastUsed} title={formatExactDate(lastUsed, options)}>
      {date}
    </time>
  )
  return failed ? t(m.lastUsedFailed, { day, cancelled }) : t(m.lastUsed, { day })
}
