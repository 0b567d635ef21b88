import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react'
import { useFormState, type Control, type FieldValues, type Path } from 'react-hook-form'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'

type Props<Values extends FieldValues, Request> = Omit<ComponentProps<'section'>, 'children' | 'ref'> & {
  /** The form’s `control`, as `useContractForm` returns it. */
  control: Control<Values, unknown, Request>
  /** The number of failed submissions in a row. Each new one moves the focus to the summary. `0` hides it. */
  rejections: number
  /** Moves the focus to the field whose link was pressed. */
  setFocus: (name: Path<Values>) => void
}

/** Lists the errors that prevent a form from being submitted, each as a link to its field. */
export function ErrorSummary<Values extends FieldValues, Request>({
  control,
  rejections,
  setFocus,
  className,
  ...rest
}: Props<Values, Request>) {
  const t = useTranslate()
  const { errors } = useFormState({ control })
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (rejections > 0) box.current?.focus()
  }, [rejections])
  const found = Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string'
      ? [{ name: name as Path<Values>, message: error.message, field: fieldOf(error) }]
      : [],
  )
  // A controlled field has no element in its error, so it is found by its name.
  const form = found.find(({ field }) => field)?.field?.closest('form')
  const faults = found
    .map((fault) => ({ ...fault, field: fault.field ?? named(form, fault.name) }))
    .toSorted(inReadingOrder)
  if (rejections === 0 || faults.length === 0) return null
  const title = t(m.checkFields, { count: faults.length })
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className={cn('rounded-card', className)} {...rest}>
      <Callout tone="danger" title={title}>
        <ul className="grid">
          {faults.map(({ name, message, field }) => (
            <li key={name}>
              <Link
                href={`#${field?.id ?? ''}`}
                className="inline-flex min-h-8 items-center text-ink pointer-coarse:min-h-11"
                onClick={(event: MouseEvent) => {
                  event.preventDefault()
                  setFocus(name)
                }}
              >
                {message}
              </Link>
            </li>
          ))}
        </ul>
      </Callout>
    </section>
  )
}

const fieldOf = (error: object) =>
  'ref' in error && error.ref instanceof HTMLElement ? error.ref : undefined

function named(form: HTMLFormElement | null | undefined, name: string) {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLElement ? field : undefined
}

type Placed = { field: HTMLElement | undefined }

/** Sorts errors by the position of their fields. An asynchronous rule, such as a word list check, reports last wherever its field is. */
function inReadingOrder({ field: a }: Placed, { field: b }: Placed): number {
  if (!a || !b) return 0
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
