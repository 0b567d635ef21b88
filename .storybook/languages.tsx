import { useMemo, type ReactNode } from 'react'
import { LocaleContext } from '#ui/lib/locale-context.ts'
import { LocaleProvider } from '#ui/primitives/LocaleProvider.tsx'
import { german } from '../stories/german.ts'
import { inPseudoLanguage } from './pseudo-language.ts'

export const languages = ['English', 'German (common words)', 'longer (test)', 'mirrored (test)'] as const
export type Language = (typeof languages)[number]

/** Shows a story in the language of the toolbar. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const pseudo = useMemo(() => ({ t: inPseudoLanguage }), [])
  if (language === 'English') return children
  if (language === 'German (common words)')
    return (
      <LocaleProvider locale="de-DE" currency="EUR" timeZone="Europe/Berlin" messages={german}>
        {children}
      </LocaleProvider>
    )
  return <LocaleContext value={pseudo}>{children}</LocaleContext>
}
