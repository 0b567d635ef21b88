import { investmentGoals } from '#contract/user.ts'
import type { ComponentProps, ReactNode } from 'react'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import type { FormFailure } from '../form/failure.ts'
import { FormError } from '../form/FormError.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { cn } from '../lib/cn.ts'
import { profileSchema, type ProfileValues } from './profile-values.ts'

const genders = ['Female', 'Male', 'Other', 'Prefer not to say'] as const

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** What the server has now (VAL-15). */
  stored: ProfileValues
  /** What the customer had typed before, where that is kept. */
  draft?: ProfileValues
  onDraft?: (values: ProfileValues) => void
  onSubmit: (request: ProfileValues) => unknown
  failure: FormFailure | null | undefined
  /** Stands beside the button. */
  aside?: ReactNode
}

/** The customer's own details; what is left untouched never blocks the rest (ACC-2, VAL-15). */
export function ProfileForm({ stored, draft, onDraft, onSubmit, failure, aside, className, ...rest }: Props) {
  const form = useContractForm({
    schema: profileSchema(stored),
    defaultValues: draft ?? stored,
    onSubmit,
    failure,
    onValues: onDraft,
  })
  const { control } = form
  return (
    <form {...form.formProps} className={cn('grid grid-cols-1 gap-4', className)} {...rest}>
      <ErrorSummary control={control} rejections={form.rejections} setFocus={form.setFocus} />
      <TextField control={control} name="name" label="Name" autoComplete="name" />
      <TextField
        control={control}
        name="phoneNumber"
        label="Phone number"
        hint="Digits only, without + or spaces."
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField control={control} name="address" label="Address" autoComplete="street-address" />
        <TextField
          control={control}
          name="zipCode"
          label="Zip code"
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField control={control} name="gender" label="Gender" autoComplete="sex">
          <option value="">Not given</option>
          <Options known={genders} stored={stored.gender} />
        </SelectField>
        <SelectField control={control} name="investmentGoal" label="Investment goal">
          {stored.investmentGoal === '' && <option value="">Not given</option>}
          <Options known={investmentGoals} stored={stored.investmentGoal} />
        </SelectField>
      </div>
      <FormError
        failure={form.failure}
        title={
          form.failure?.effect === 'unknown'
            ? 'We can not tell whether your details were saved'
            : 'Your details were not changed'
        }
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-3">
        {aside}
        <SubmitButton pending={form.pending} disabledReason={form.disabledReason}>
          Update
        </SubmitButton>
      </div>
    </form>
  )
}

/** The stored value is offered too, though the list may not know it: else the browser would choose another for the customer. */
function Options({ known, stored }: { known: readonly string[]; stored: string }) {
  const all = stored === '' || known.includes(stored) ? known : [...known, stored]
  return all.map((value) => (
    <option key={value} value={value}>
      {value === 'none' ? 'None' : value}
    </option>
  ))
}
