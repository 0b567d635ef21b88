import { address, email, fullName, investmentGoal, password } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { ContractForm } from '#ui/form/ContractForm.tsx'
import type { FormFailure } from '#ui/form/form-failure.ts'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'

const fields = {
  email,
  name: fullName,
  password,
  address,
  investmentGoal,
  agreed: z.literal(true, { error: 'Agree before you go on' }),
}
type Name = keyof typeof fields

export type SampleValues = Record<Exclude<Name, 'agreed'>, string> & { agreed: boolean }
export type SampleControl = Control<SampleValues, unknown, unknown>

const empty: SampleValues = {
  email: '',
  name: '',
  password: '',
  address: '',
  investmentGoal: '',
  agreed: false,
}

type Props = {
  /** The fields of the form. */
  names: Name[]
  values?: Partial<SampleValues>
  failure?: FormFailure | null
  onSubmit?: (request: unknown) => unknown
  children: (control: SampleControl) => ReactNode
}

/** A complete form around the field of a story, with validation, error summary and submit button. */
export function SampleForm({ names, values, failure = null, onSubmit = () => {}, children }: Props) {
  const schema = z.object(Object.fromEntries(names.map((name) => [name, fields[name]])))
  const form = useContractForm<SampleValues, unknown>({
    schema: schema as unknown as z.ZodMiniType<unknown, SampleValues>,
    defaultValues: Object.fromEntries(names.map((name) => [name, values?.[name] ?? empty[name]])),
    onSubmit,
    failure,
  })
  return (
    <ContractForm
      form={form}
      submitLabel="Send"
      submitSize="md"
      aria-label="Sample"
      className="max-w-form"
      after={<LiveRegion />}
    >
      {children(form.control)}
    </ContractForm>
  )
}
