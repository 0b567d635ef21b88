import type { z } from '#contract/zod.ts'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import { useTranslate } from '../lib/locale-context.ts'
import type { FormFailure } from './form-failure.ts'
import * as m from './messages.ts'
import { schemaResolver } from './schema-resolver.ts'
import { withServerErrors, type ServerError } from './server-errors.ts'
import { roughly } from './retry-countdown.ts'
import { useRetryCountdown } from './use-retry-countdown.ts'

type Options<Values extends FieldValues, Request> = {
  /** Validates the values as typed and converts them to the request. */
  schema: z.ZodMiniType<Request, Values>
  defaultValues: DefaultValues<Values>
  /** The form is pending until the returned promise settles. Pass an error back as `failure`. */
  onSubmit: (request: Request) => unknown
  failure: FormFailure | null | undefined
  /** Called with the values after each change, for example to store a draft. */
  onValues?: (values: Values) => void
}

/**
 * The state of a form whose request has a schema. Validates a field once it was touched, ignores a second submission while one is
 * running, and shows the server's messages at the fields they belong to.
 *
 * @example
 * ```tsx
 * const form = useContractForm({ schema, defaultValues: { email: '' }, onSubmit, failure })
 * return (
 *   <ContractForm form={form} submitLabel="Save" failureTitle="Not saved">
 *     <TextField control={form.control} name="email" label="Email" type="email" />
 *   </ContractForm>
 * )
 * ```
 */
export function useContractForm<Values extends FieldValues, Request>(options: Options<Values, Request>) {
  const t = useTranslate()
  const { schema, defaultValues, onSubmit, failure, onValues } = options
  const [refused] = useState(() => new Map<string, ServerError>())
  const sending = useRef(false)
  const [rejections, setRejections] = useState(0)
  const form = useForm<Values, unknown, Request>({
    resolver: withServerErrors(schemaResolver(schema, t), refused),
    defaultValues,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { getValues, setError, setFocus } = form
  const left = useRetryCountdown(failure)

  const translated = useEffectEvent((error: string) => t(m.fieldError, { error }))
  useEffect(() => {
    const names = Object.keys(failure?.fields ?? {}).filter((name) => name in getValues()) as Path<Values>[]
    for (const name of names) {
      const message = translated(failure?.fields?.[name] ?? '')
      refused.set(name, { value: getValues(name), message })
      setError(name, { type: 'server', message })
    }
    if (names[0] !== undefined) setFocus(names[0])
  }, [failure, refused, getValues, setError, setFocus])

  const { subscribe } = form
  useEffect(() => {
    if (!onValues) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) })
  }, [subscribe, onValues])

  const named = Object.keys(failure?.fields ?? {})
  const atFields = named.length > 0 && named.every((name) => name in getValues())

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A ref, because state would update too late for the second of two clicks in one frame (C12).
    if (sending.current) return
    sending.current = true
    const element = event.currentTarget
    refused.clear()
    readAutofill(element, (name, value) => {
      if (
        name in getValues() &&
        withoutLineBreaks(getValues(name as Path<Values>)) !== withoutLineBreaks(value)
      )
        form.setValue(name as Path<Values>, value as never)
    })
    let passed = false
    try {
      await form.handleSubmit(async (request) => {
        passed = true
        setRejections(0)
        // The browser validates what the schema doesn't cover, such as a required checkbox (VAL-10).
        if (element.reportValidity()) await onSubmit(request)
      })()
    } catch {
      // The caller shows it as `failure`.
    } finally {
      sending.current = false
      if (!passed) setRejections((count) => count + 1)
    }
  }

  return {
    control: form.control,
    setFocus,
    getValues,
    setValue: form.setValue,
    formProps: { noValidate: true, onSubmit: submit },
    pending: form.formState.isSubmitting,
    /** The number of submissions in a row that failed validation. `ErrorSummary` takes the focus at each. */
    rejections,
    /** The failure for the error box: `null` if the fields show it, or once the pause that the server requested is over. */
    failure: atFields || left === 0 ? null : failure && left !== null ? withLeft(failure, left) : failure,
    disabledReason:
      failure?.retryAfter && left ? roughly(failure.message, failure.retryAfter, left) : undefined,
  }
}

/** Browsers drop or change line breaks in a control's value. That doesn't count as a change by the customer. */
const withoutLineBreaks = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\r\n]/g, '') : value

// An error's `message` isn't enumerable, so a spread doesn't copy it.
const withLeft = (failure: FormFailure, left: number) => ({ ...failure, message: failure.message, left })

/** Reads the values from the controls, because some password managers fill them in without an event (C44). */
function readAutofill(element: HTMLFormElement, take: (name: string, value: string) => void) {
  for (const control of element.elements) {
    const typed =
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(control.type))
    if (typed && control.name) take(control.name, control.value)
  }
}
