import type { UserDetails } from '#contract/user.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Missing } from '../money/Money.tsx'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'
import { nameOfValue, type ProfileField } from './profile-values.ts'

export type Profile = Pick<UserDetails, ProfileField | 'email'>

/** The fields of the customer's details (ACC-1), with the text for an empty field. */
const rows = [
  { label: m.fullName, field: 'name', empty: m.notGiven },
  { label: m.phoneNumber, field: 'phoneNumber', empty: m.noPhoneNumber },
  { label: m.email, field: 'email', empty: m.notGiven },
  { label: m.address, field: 'address', empty: m.notGiven },
  { label: m.zipCode, field: 'zipCode', empty: m.notGiven },
  { label: m.gender, field: 'gender', empty: m.notGiven },
  { label: m.investmentGoal, field: 'investmentGoal', empty: m.noGoal },
] as const

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** `undefined` while it loads. */
  profile: Profile | undefined
}

/** The details that the customer has given (ACC-1). A value that could not be read is a dash. */
export function ProfileSummary({ profile, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <div
      data-slot="profile-summary"
      data-state={profile ? 'ready' : 'loading'}
      aria-busy={profile === undefined}
      className={cn('-mt-3', className)}
      {...rest}
    >
      {/* The section already has lines above and below. */}
      <DescriptionList layout="columns" className="border-y-0">
        {rows.map(({ label, field, empty }) => (
          <Description key={field} term={t(label)}>
            {profile ? (
              <Value value={profile[field]} {...{ field, empty }} />
            ) : (
              <Skeleton className="my-1 h-4.5 w-44 max-w-full" />
            )}
          </Description>
        ))}
      </DescriptionList>
      {!profile && <SkeletonGroup label={t(m.loadingDetails)} />}
    </div>
  )
}

type ValueProps = {
  /** `null` if it could not be read. */
  value: string | null
  /** The field. */
  field: keyof Profile
  /** The message for an empty value. */
  empty: () => string
}

function Value({ value, field, empty }: ValueProps) {
  const t = useTranslate()
  if (value === null) return <Missing />
  if (value.trim() === '') return <span className="font-normal text-muted">{t(empty)}</span>
  if (value === 'none') return t(m.noGoal)
  return <bdi>{field === 'gender' || field === 'investmentGoal' ? nameOfValue(value, t) : value}</bdi>
}
