import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextareaField } from '../form/TextareaField.tsx'
import type { Bound } from '../form/use-bound-field.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

type Props<Values extends FieldValues, Request> = Omit<
  ComponentProps<'textarea'>,
  'name' | 'ref' | 'form' | 'children'
> &
  Bound<Values, Request>

/** The field for the account’s seed phrase. Browsers neither fill it in nor correct it, because the server compares it (API-18). */
export function SeedPhraseField<Values extends FieldValues, Request>({
  className,
  ...rest
}: Props<Values, Request>) {
  const t = useTranslate()
  return (
    <TextareaField
      label={t(m.seedPhrase)}
      hint={t(m.seedPhraseHint)}
      aria-required
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rows={2}
      className={cn('[&_textarea]:min-h-20', className)}
      {...rest}
    />
  )
}
