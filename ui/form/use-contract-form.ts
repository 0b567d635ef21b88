import type { z } from '#contract/zod.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { FormFailure } from './failure.ts'
import { withRefusals, type Refused } from './server-errors.ts'
import { roughly } from './pause-messages.ts'
import { useRetryCountdown } from './use-retry-countdown.ts'

type Options<Values extends FieldValues, Request> = {
  /** From the values as typed to the request as sent. */
  schema: z.ZodMiniType<Request, Values>
  defaultValues: DefaultValues<Values>
  /** The form is pending until the promise settles. What went wrong comes back as `failure`. */
  onSubmit: (request: Request) => unknown
  failure: FormFailure | null | undefined
  /** Told of each change, for a draft that is kept. */
  onValues?: (values: Values) => void
}

/** A form of the contract: checked on change and blur once touched, sent once whatever is clicked, told what was refused. */
export function useContractForm<Values extends FieldValues, Request>(options: Options<Values, Request>) {
  const { schema, defaultValues, onSubmit, failure, onValues } = options
  const [refused] = useState(() => new Map<string, Refused>())
  const sending = useRef(false)
  const [rejections, setRejections] = useState(0)
  const form = useForm<Values, unknown, Request>({
    resolver: withRefusals(zodResolver(schema), refused),
    defaultValues,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { getValues, setError, setFocus } = form
  const left = useRetryCountdown(failure)

  useEffect(() => {
    const names = Object.keys(failure?.fields ?? {}).filter((name) => name in getValues()) as Path<Values>[]
    for (const name of names) {
      const message = failure?.fields?.[name] ?? ''
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
    // A state is set too late for the second of two clicks in one frame; a ref is not (C12).
    if (sending.current) return
    sending.current = true
    const element = event.currentTarget
    refused.clear()
    takeAutofill(element, (name, value) => {
      if (name in getValues() && inAField(getValues(name as Path<Values>)) !== inAField(value))
        form.setValue(name as Path<Values>, value as never)
    })
    let passed = false
    try {
      await form.handleSubmit(async (request) => {
        passed = true
        setRejections(0)
        // What only the browser checks, such as a required checkbox (VAL-10), it also words.
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
    /** How often in a row the fields were not passed; the summary takes the focus at each. */
    rejections,
    /** For the error box: what no field could show, until a pause that the server asked for is over. */
    failure: atFields || left === 0 ? null : failure && left !== null ? withLeft(failure, left) : failure,
    disabledReason:
      failure?.retryAfter && left ? roughly(failure.message, failure.retryAfter, left) : undefined,
  }
}

/** A browser drops or changes the line breaks of a value; that is nobody's typing. */
const inAField = (value: unknown) => (typeof value === 'string' ? value.replace(/[\r\n]/g, '') : value)

/** The message of an error is copied by no spread. */
const withLeft = (failure: FormFailure, left: number) => ({ ...failure, message: failure.message, left })

/** Some password managers fill a field without an event (C44). */
function takeAutofill(element: HTMLFormElement, take: (name: string, value: string) => void) {
  for (const control of element.elements) {
    const typed =
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(control.type))
    if (typed && control.name) take(control.name, control.value)
  }
}
