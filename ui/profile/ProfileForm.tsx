import { investmentGoals } from '#contract/user.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { SelectField } from '../form/SelectField.tsx'
import { TextareaField } from '../form/TextareaField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { ProfileChanges, type Choice } from './ProfileChanges.tsx'
import {
  asTyped,
  genders,
  nameOfValue,
  profileLabels,
  profileSchema,
  type ProfileField,
  type ProfileMerge,
  type ProfileRequest,
  type ProfileValues,
  type StoredProfile,
} from './profile-values.ts'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** The details on the server. */
  stored: StoredProfile
  /** The stored draft, if there is one. */
  draft?: ProfileValues
  /** Set if the stored details have been changed elsewhere. */
  merge?: ProfileMerge
  /** Called after each change with all values, so that they survive a reload. */
  onDraft?: (values: ProfileValues) => void
  /** Called with the changed and valid request. A returned promise keeps the button loading. */
  onSubmit: (request: ProfileRequest) => unknown
  /** The server’s response to the last attempt, or `null`. */
  failure: FormFailure | null | undefined
  /** A second button beside the submit button. */
  aside?: ReactNode
}

/** The form for the customer's details. Stored values that are left untouched aren't validated (ACC-2, VAL-15). */
export function ProfileForm({
  stored,
  draft,
  merge,
  onDraft,
  onSubmit,
  failure,
  aside,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const form = useContractForm({
    schema: profileSchema(stored),
    defaultValues: draft ?? asTyped(stored),
    onSubmit,
    failure,
    onValues: onDraft,
  })
  const { control } = form
  const typed = useWatch({ control })
  const [chosen, setChosen] = useState<Partial<Record<ProfileField, Choice>>>({})
  const changed = merge && (merge.conflicts.length > 0 || merge.updated.length > 0)
  const open = merge?.conflicts.some((field) => chosen[field] === undefined)
  const field = (name: ProfileField, hint?: string) => ({
    control,
    name,
    label: t(profileLabels[name]),
    hint: stored[name] !== null ? hint : typed[name]?.trim() ? t(m.unreadableReplaced) : t(m.unreadable),
  })
  const AddressField = /[\r\n]/.test(stored.address ?? '') ? TextareaField : TextField
  return (
    <ContractForm
      form={form}
      submitLabel={t(m.update)}
      submitSize="md"
      disabledReason={open ? t(m.chooseFirst) : undefined}
      failureTitle={{
        refused: t(m.notChanged),
        unknown: t(m.changeUnknown),
      }}
      unknownAdvice={t(m.reloadToSee)}
      before={
        changed && (
          <ProfileChanges
            merge={merge}
            chosen={chosen}
            onChoose={(name, choice) => {
              setChosen({ ...chosen, [name]: choice })
              const value = choice === 'typed' ? merge.values[name] : (merge.stored[name] ?? '')
              form.setValue(name, value, { shouldValidate: true })
            }}
          />
        )
      }
      renderActions={({ submit, error }) => (
        <>
          {error}
          <div className="mt-2 flex flex-wrap items-center justify-end gap-3">
            {aside}
            {submit}
          </div>
        </>
      )}
      className={cn('gap-4', className)}
      {...rest}
    >
      <TextField {...field('name')} autoComplete="name" />
      <TextField
        {...field('phoneNumber', t(m.phoneNumberHint))}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_8rem]">
        <AddressField {...field('address')} autoComplete="street-address" />
        <TextField {...field('zipCode')} autoComplete="postal-code" />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField {...field('gender')} autoComplete="sex">
          <option value="">{stored.gender === null ? t(m.leaveAsIs) : t(m.notGiven)}</option>
          <Options known={genders} stored={stored.gender ?? ''} />
        </SelectField>
        <SelectField {...field('investmentGoal')}>
          {!stored.investmentGoal && (
            <option value="">{stored.investmentGoal === null ? t(m.leaveAsIs) : t(m.notGiven)}</option>
          )}
          <Options known={investmentGoals} stored={stored.investmentGoal ?? ''} />
        </SelectField>
      </div>
    </ContractForm>
  )
}

/** Adds the stored value to the list if it is missing there, because the browser would otherwise select another option. */
function Options({ known, stored }: { known: readonly string[]; stored: string }) {
  const t = useTranslate()
  const all = stored === '' || known.includes(stored) ? known : [...known, stored]
  return all.map((value) => (
    <option key={value} value={value}>
      {nameOfValue(value, t)}
    </option>
  ))
}
