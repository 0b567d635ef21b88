import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextareaField } from '../form/TextareaField.tsx'
import type { Bound } from '../form/use-bound-field.ts'
import { cn } from '../lib/cn.ts'

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
  return (
    <TextareaField
      label="Seed phrase"
      hint="Enter it in one line as you saved it when you created your account, with its hyphens or spaces. Never enter the recovery phrase of a wallet."
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
