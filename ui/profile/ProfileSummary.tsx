import type { UserDetails } from '#contract/user.ts'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { Missing } from '../money/Money.tsx'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import type { ProfileField } from './profile-values.ts'

export type Profile = Pick<UserDetails, ProfileField | 'email'>

/** The fields of the customer's details (ACC-1), with the text for an empty field. */
const rows = [
  { label: 'Full name', field: 'name', empty: 'Not given' },
  { label: 'Phone number', field: 'phoneNumber', empty: 'No phone number yet' },
  { label: 'Email', field: 'email', empty: 'Not given' },
  { label: 'Residence', field: 'address', empty: 'Not given' },
  { label: 'Zip code', field: 'zipCode', empty: 'Not given' },
  { label: 'Gender', field: 'gender', empty: 'Not given' },
  { label: 'Investment goal', field: 'investmentGoal', empty: 'None' },
] as const

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** `undefined` while it loads. */
  profile: Profile | undefined
}

/** The details that the customer has given (ACC-1). A value that could not be read is a dash. */
export function ProfileSummary({ profile, className, ...rest }: Props) {
  return (
    <div
      data-slot="profile-summary"
      data-state={profile ? 'ready' : 'loading'}
      aria-busy={profile === undefined}
      className={cn('-mt-3', className)}
      {...rest}
    >
      {/* The section has lines of its own above and below. */}
      <DescriptionList layout="columns" className="border-y-0">
        {rows.map(({ label, field, empty }) => (
          <Description key={field} term={label}>
            {profile ? valueText(profile[field], empty) : <Skeleton className="my-1 h-4.5 w-44 max-w-full" />}
          </Description>
        ))}
      </DescriptionList>
      {!profile && <SkeletonGroup label="Loading your details" />}
    </div>
  )
}

function valueText(value: string | null, empty: string): ReactNode {
  if (value === null) return <Missing />
  if (value.trim() === '') return <span className="font-normal text-muted">{empty}</span>
  if (value === 'none') return 'None'
  return <bdi>{value}</bdi>
}
