import type { ComponentProps } from 'react'
import { useController, type FieldValues, type Path } from 'react-hook-form'
import { ContractForm } from '../form/ContractForm.tsx'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { formColumns, SummaryAndSubmit } from './SummaryAndSubmit.tsx'
import { whyBlocked } from './withdrawal-amount.ts'
import { WithdrawalAmountField } from './WithdrawalAmountField.tsx'
import type { WithdrawalTerms } from './withdrawal-fee.ts'

type Props<Values extends FieldValues, Request> = Pick<
  ComponentProps<typeof ContractForm<Values, Request>>,
  'form' | 'submitLabel' | 'disabledReason' | 'children' | 'className' | 'aria-label'
> &
  Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'children'> & {
    /** The conditions of a withdrawal, from the server’s latest response. */
    terms: WithdrawalTerms
    /** Passed to the amount field. */
    showsThreshold?: boolean
  }

/** What both withdrawal forms have in common: the amount, and the sum beside it. Its children say where the money goes. */
export function WithdrawalForm<Values extends FieldValues & { amount: string }, Request>({
  form,
  terms,
  showsThreshold,
  disabledReason,
  children,
  className,
  ...rest
}: Props<Values, Request>) {
  const t = useTranslate()
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control: form.control, name: 'amount' as Path<Values> })
  return (
    <ContractForm
      form={form}
      className={cn(formColumns, className)}
      fieldsClassName="grid grid-cols-1 gap-6"
      submitSize="md"
      disabledReason={whyBlocked(terms, t) ?? disabledReason}
      renderActions={({ submit, error: formError }) => (
        <SummaryAndSubmit typed={value} terms={terms} error={formError} submit={submit} />
      )}
      {...rest}
    >
      <WithdrawalAmountField
        {...{ ref, name, value, onBlur, terms, showsThreshold }}
        error={error?.message}
        onValueChange={onChange}
      />
      {children}
    </ContractForm>
  )
}
