import { useEffect, useRef, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { Callout } from '../primitives/Callout.tsx'
import { RadioGroup } from '../primitives/RadioGroup.tsx'
import * as m from './messages.ts'
import { profileLabels, type ProfileField, type ProfileMerge } from './profile-values.ts'

export type Choice = 'typed' | 'stored'

type Props = Omit<ComponentProps<'section'>, 'children' | 'onChange' | 'ref'> & {
  /** The typed and the stored values, with the fields in conflict and those changed only elsewhere. */
  merge: ProfileMerge
  /** The customer's choices so far. Empty at first, because nothing is preselected. */
  chosen: Partial<Record<ProfileField, Choice>>
  /** Called with the field and the chosen side. */
  onChoose: (field: ProfileField, choice: Choice) => void
}

/** Says that the details were changed elsewhere. For each field changed on both sides, the customer chooses a value (ACC-2). */
export function ProfileChanges({ merge, chosen, onChoose, className, ...rest }: Props) {
  const t = useTranslate()
  const { locale = 'en' } = useLocale()
  const { stored, values, conflicts, updated } = merge
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const fields = new Intl.ListFormat(locale).format(updated.map((field) => t(profileLabels[field])))
  return (
    <section
      ref={box}
      data-slot="profile-changes"
      tabIndex={-1}
      aria-label={t(m.changedElsewhere)}
      className={cn('rounded-card', className)}
      {...rest}
    >
      <Callout tone="warning" title={t(m.changedElsewhere)}>
        <p>
          {t(m.notSavedYet)} {conflicts.length > 0 ? t(m.chooseValues) : t(m.checkForm)}
        </p>
        {conflicts.map((field) => (
          <RadioGroup
            key={field}
            className="mt-3"
            legend={t(profileLabels[field])}
            value={chosen[field] ?? none}
            onChange={(choice) => onChoose(field, choice as Choice)}
            options={[
              { value: 'typed', label: <Value message={m.yours} text={values[field]} /> },
              { value: 'stored', label: <Value message={m.savedNow} text={stored[field]} /> },
            ]}
          />
        ))}
        {updated.length > 0 && <p className="mt-2">{t(m.nowShown, { fields })}</p>}
      </Callout>
    </section>
  )
}

/** Matches no option, because nothing is preselected. */
const none = 'none' as Choice

function Value({ message, text }: { message: typeof m.yours; text: string | null }) {
  const t = useTranslate()
  const value = text === null ? t(m.unreadableValue) : text === '' ? t(m.emptyValue) : <bdi>{text}</bdi>
  return <span className="wrap-anywhere whitespace-pre-line">{t(message, { value })}</span>
}
