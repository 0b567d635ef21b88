import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { cn } from '../lib/cn.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormError } from './FormError.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import type { useContractForm } from './use-contract-form.ts'

type Parts = { submit: ReactNode; error: ReactNode }

type Props<Values extends FieldValues, Request> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'children'
> & {
  /** What `useContractForm` returned. */
  form: ReturnType<typeof useContractForm<Values, Request>>
  submitLabel: string
  submitSize?: ComponentProps<typeof SubmitButton>['size']
  /** Why it can't be sent now, whatever was typed. */
  disabledReason?: string
  /** Heads the server's refusal. `unknown`: instead of it where no certain answer came. */
  failureTitle?: { refused: string; unknown?: string }
  /** Stands above the error summary. */
  before?: ReactNode
  /** The fields. */
  children: ReactNode
  /** Places the submit button and the error box; the box follows the button where nothing is given. */
  renderActions?: (parts: Parts) => ReactNode
  /** Stands below everything else. */
  after?: ReactNode
}

/** A form with its error summary, its submit button and its error box: it lacks only the fields. */
export function ContractForm<Values extends FieldValues, Request>({
  form,
  submitLabel,
  submitSize = 'lg',
  disabledReason,
  failureTitle,
  before,
  children,
  renderActions = ({ submit, error }) => [submit, error],
  after,
  className,
  ...rest
}: Props<Values, Request>) {
  const { control, rejections, setFocus, failure } = form
  const title =
    failure?.effect === 'unknown' ? (failureTitle?.unknown ?? failureTitle?.refused) : failureTitle?.refused
  return (
    <form {...form.formProps} className={cn('grid grid-cols-1 gap-5', className)} {...rest}>
      {before}
      <ErrorSummary<Values, Request> {...{ control, rejections, setFocus }} />
      {children}
      {renderActions({
        submit: (
          <SubmitButton
            key="submit"
            pending={form.pending}
            disabledReason={disabledReason ?? form.disabledReason}
            size={submitSize}
          >
            {submitLabel}
          </SubmitButton>
        ),
        error: <FormError key="error" failure={failure} title={title} />,
      })}
      {after}
    </form>
  )
}
