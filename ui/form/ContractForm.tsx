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
  /** The return value of `useContractForm`. */
  form: ReturnType<typeof useContractForm<Values, Request>>
  /** The text of the submit button. */
  submitLabel: string
  /** The size of the submit button. */
  submitSize?: ComponentProps<typeof SubmitButton>['size']
  /** What the submit button says once a submission is slow. By default 'Still working …'. */
  slowText?: string
  /** Why the form can't be submitted at the moment. Disables the submit button. */
  disabledReason?: string
  /** The title of the error box. `unknown` is used if the server may have carried out the request. */
  failureTitle?: { refused: string; unknown?: string }
  /** What to do if the outcome is unknown. */
  unknownAdvice?: ReactNode
  /** `false` leaves out Try again in the error box. Submitting the form is then the only way to repeat it. */
  retry?: boolean
  /** Content above the error summary. */
  before?: ReactNode
  /** The fields. */
  children: ReactNode
  /** Wraps the error summary and the fields in a separate box, for a form in two columns. */
  fieldsClassName?: string
  /** Places the submit button and the error box. By default the error box follows the button. */
  renderActions?: (parts: Parts) => ReactNode
  /** Content below everything else. */
  after?: ReactNode
}

/** A form with an error summary, a submit button and a box for the server's error. Its children are the fields. */
export function ContractForm<Values extends FieldValues, Request>({
  form,
  submitLabel,
  submitSize = 'lg',
  slowText,
  disabledReason,
  failureTitle,
  unknownAdvice,
  retry,
  before,
  children,
  fieldsClassName,
  renderActions = ({ submit, error }) => [submit, error],
  after,
  className,
  ...rest
}: Props<Values, Request>) {
  const { control, rejections, setFocus, failure } = form
  const advice = failure?.effect === 'unknown' ? unknownAdvice : undefined
  const title =
    failure?.effect === 'unknown' ? (failureTitle?.unknown ?? failureTitle?.refused) : failureTitle?.refused
  const fields = (
    <>
      <ErrorSummary<Values, Request> {...{ control, rejections, setFocus }} />
      {children}
    </>
  )
  return (
    <form {...form.formProps} className={cn('grid grid-cols-1 gap-5', className)} {...rest}>
      {before}
      {fieldsClassName === undefined ? fields : <div className={fieldsClassName}>{fields}</div>}
      {renderActions({
        submit: (
          <SubmitButton
            key="submit"
            pending={form.pending}
            slowText={slowText}
            disabledReason={disabledReason ?? form.disabledReason}
            size={submitSize}
          >
            {submitLabel}
          </SubmitButton>
        ),
        error: <FormError key="error" {...{ failure, title, advice, retry }} />,
      })}
      {after}
    </form>
  )
}
