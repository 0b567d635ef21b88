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
import { ProfileChanges, type Choice } from './ProfileChanges.tsx'
import {
  asTyped,
  profileLabels,
  profileSchema,
  type ProfileField,
  type ProfileMerge,
  type ProfileRequest,
  type ProfileValues,
  type StoredProfile,
} from './profile-values.ts'

const genders = ['Female', 'Male', 'Other', 'Prefer not to say'] as const

const UNREADABLE = 'We could not read this value. It is left as it is.'
const REPLACED = 'We could not read the value that is stored. What you enter replaces it.'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** The details on the server (VAL-15). */
  stored: StoredProfile
  /** The stored draft, if there is one. */
  draft?: ProfileValues
  /** Set if the stored details were changed elsewhere in the meantime. */
  merge?: ProfileMerge
  /** Called after each change with all values, so that they survive a reload. */
  onDraft?: (values: ProfileValues) => void
  /** Called with the changed and valid request. A returned promise keeps the button loading. */
  onSubmit: (request: ProfileRequest) => unknown
  /** The server’s answer to the last try, or `null`. */
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
    label: profileLabels[name],
    hint: stored[name] !== null ? hint : typed[name]?.trim() ? REPLACED : UNREADABLE,
  })
  const AddressField = /[\r\n]/.test(stored.address ?? '') ? TextareaField : TextField
  return (
    <ContractForm
      form={form}
      submitLabel="Update"
      submitSize="md"
      disabledReason={open ? 'Choose which values to keep first' : undefined}
      failureTitle={{
        refused: 'Your details were not changed',
        unknown: 'We cannot tell whether your details were saved',
      }}
      unknownAdvice="Reload the page to see what was saved."
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
        {...field('phoneNumber', 'Digits, with + and spaces if you like. Leave it empty to remove it.')}
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
          <option value="">{stored.gender === null ? 'Leave as it is' : 'Not given'}</option>
          <Options known={genders} stored={stored.gender ?? ''} />
        </SelectField>
        <SelectField {...field('investmentGoal')}>
          {!stored.investmentGoal && (
            <option value="">{stored.investmentGoal === null ? 'Leave as it is' : 'Not given'}</option>
          )}
          <Options known={investmentGoals} stored={stored.investmentGoal ?? ''} />
        </SelectField>
      </div>
    </ContractForm>
  )
}

/** Adds the stored value to the list if it is missing there, because the browser would otherwise select another option. */
function Options({ known, stored }: { known: readonly string[]; stored: string }) {
  const all = stored === '' || known.includes(stored) ? known : [...known, stored]
  return all.map((value) => (
    <option key={value} value={value}>
      {value === 'none' ? 'None' : value}
    </option>
  ))
}
