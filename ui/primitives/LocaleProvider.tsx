import { useMemo, type ReactNode } from 'react'
import { inEnglish, LocaleContext, type LocaleSettings, type Translate } from '../lib/locale-context.ts'
import type { Translation } from '../lib/translation.ts'

type Props = LocaleSettings & {
  /** What `translation()` returned, one for each folder. A later one wins. Keep it outside the component, so that it stays the same. */
  messages?: readonly Translation[]
  /** The app, or the part of it in this language. */
  children?: ReactNode
}

/** Sets the language, the currency and the time zone of all components inside it. */
export function LocaleProvider({ messages, locale, currency, timeZone, children }: Props) {
  const value = useMemo(
    () => ({ locale, currency, timeZone, t: messages ? translated(messages) : inEnglish }),
    [messages, locale, currency, timeZone],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

function translated(messages: readonly Translation[]): Translate {
  const all = new Map(messages.flatMap((each) => [...each]))
  return (message, ...values) =>
    ((all.get(message) as unknown as typeof message | undefined) ?? message)(...values)
}
