import { useEffect, useRef, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Callout } from '../primitives/Callout.tsx'
import { RadioGroup } from '../primitives/RadioGroup.tsx'
import { profileLabels, type ProfileField, type ProfileMerge } from './profile-values.ts'

export type Choice = 'typed' | 'stored'

type Props = Omit<ComponentProps<'section'>, 'children' | 'onChange' | 'ref'> & {
  /** The typed and the stored values, with the fields in conflict and those changed only elsewhere. */
  merge: ProfileMerge
  /** What the customer has chosen so far. Empty at first: nothing is chosen beforehand. */
  chosen: Partial<Record<ProfileField, Choice>>
  /** Called with the field and the chosen side. */
  onChoose: (field: ProfileField, choice: Choice) => void
}

/** Says that the details were changed elsewhere. For each field changed on both sides, the customer chooses a value (ACC-2). */
export function ProfileChanges({ merge, chosen, onChoose, className, ...rest }: Props) {
  const { stored, values, conflicts, updated } = merge
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const names = new Intl.ListFormat('en').format(updated.map((field) => profileLabels[field]))
  return (
    <section
      ref={box}
      data-slot="profile-changes"
      tabIndex={-1}
      aria-label="Your details were changed elsewhere"
      className={cn('rounded-card', className)}
      {...rest}
    >
      <Callout tone="warning" title="Your details were changed elsewhere">
        <p>
          Your changes are not saved yet.{' '}
          {conflicts.length > 0
            ? 'Choose which value to keep, then press Update.'
            : 'Check the form, then press Update.'}
        </p>
        {conflicts.map((field) => (
          <RadioGroup
            key={field}
            className="mt-3"
            legend={profileLabels[field]}
            value={chosen[field] ?? none}
            onChange={(choice) => onChoose(field, choice as Choice)}
            options={[
              { value: 'typed', label: <Value label="Yours" text={values[field]} /> },
              { value: 'stored', label: <Value label="Saved now" text={stored[field]} /> },
            ]}
          />
        ))}
        {updated.length > 0 && <p className="mt-2">Now shown as saved elsewhere: {names}.</p>}
      </Callout>
    </section>
  )
}

/** A value of no option, because nothing is preselected. */
const none = 'none' as Choice

function Value({ label, text }: { label: string; text: string | null }) {
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {label}: {text === null ? 'a value that we could not read' : text === '' ? 'empty' : <bdi>{text}</bdi>}
    </span>
  )
}
