import { use, useMemo, type ReactNode } from 'react'
import { LocaleContext, type LocaleSettings, type Translate } from '../lib/locale-context.ts'
import type { Translation } from '../lib/translation.ts'

type Props = LocaleSettings & {
  /** The results of `translation()`, one for each folder. A later one wins. Keep the list outside the component, so that its reference stays the same. */
  messages?: readonly Translation[]
  /** The app, or the part of it in this language. */
  children?: ReactNode
}

/** Sets the language, the currency and the time zone of all components inside it. Missing values come from the provider around it. */
export function LocaleProvider({ messages, locale, currency, timeZone, children }: Props) {
  const around = use(LocaleContext)
  const value = useMemo(
    () => ({
      locale: locale ?? around.locale,
      currency: currency ?? around.currency,
      timeZone: timeZone ?? around.timeZone,
      t: messages ? translated(messages, around.t) : around.t,
    }),
    [around, messages, locale, currency, timeZone],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

function translated(messages: readonly Translation[], around: Translate): Translate {
  const all = new Map(messages.flatMap((each) => [...each]))
  return (message, ...values) => {
    const replacement = all.get(message) as unknown as typeof message | undefined
    return replacement ? replacement(...values) : around(message, ...values)
  }
}
