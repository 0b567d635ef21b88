import type { UserDetails } from '#contract/user.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Missing } from '../money/Money.tsx'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import { AccountStatus } from './AccountStatus.tsx'

export type Profile = Pick<
  UserDetails,
  'name' | 'phoneNumber' | 'email' | 'zipCode' | 'gender' | 'address' | 'verified' | 'plan' | 'investmentGoal'
>

/** The fields in the order of the specification (ACC-1), with the text for an empty field. */
const rows = [
  { label: 'Full name', field: 'name', empty: 'Not given' },
  { label: 'Phone number', field: 'phoneNumber', empty: 'No phone number yet' },
  { label: 'Email', field: 'email', empty: 'Not given' },
  { label: 'Zip code', field: 'zipCode', empty: 'Not given' },
  { label: 'Gender', field: 'gender', empty: 'Not given' },
  { label: 'Residence', field: 'address', empty: 'Not given' },
  { label: 'Account status', field: 'verified', empty: '' },
  { label: 'Investment plan', field: 'plan', empty: 'None' },
  { label: 'Investment goal', field: 'investmentGoal', empty: 'None' },
] as const

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** `undefined` while it loads. */
  profile: Profile | undefined
}

/** The customer's details (ACC-1). A value that could not be read is a dash. */
export function ProfileSummary({ profile, ...rest }: Props) {
  return (
    <DescriptionList
      layout="columns"
      data-slot="profile-summary"
      data-state={profile ? 'ready' : 'loading'}
      {...rest}
    >
      {rows.map(({ label, field, empty }) => (
        <Description key={field} term={label}>
          {profile ? valueText(profile[field], empty) : <Skeleton className="my-1 h-4.5 w-44 max-w-full" />}
        </Description>
      ))}
    </DescriptionList>
  )
}

function valueText(value: string | boolean | null, empty: string): ReactNode {
  if (typeof value === 'boolean') return <AccountStatus verified={value} className="align-top" />
  if (value === null) return <Missing />
  if (value.trim() === '') return <span className="font-normal text-muted">{empty}</span>
  if (value === 'none') return 'None'
  return <bdi>{value}</bdi>
}
