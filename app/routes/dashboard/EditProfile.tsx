import type { UserDetails } from '#contract/user.ts'
import { announce } from '#ui/lib/announce.ts'
import { EditProfileDialog } from '#ui/profile/EditProfileDialog.tsx'
import { asTyped, mergeProfile, profileValues, type ProfileRequest } from '#ui/profile/profile-values.ts'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { editUserMutation } from '../../api/mutations.ts'
import { userDetailsQuery } from '../../api/queries.ts'
import { withoutVerdict } from '../../api/without-verdict.ts'
import { useDialogQueue } from '../../shell/dialog-queue.ts'
import { dropDraft, keepDraft, profileDraft } from './profile-drafts.ts'
import { saveProfile, type ProfileCalls, type SeenProfile } from './save-profile.ts'

type Props = {
  customer: UserDetails
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaved: () => void
}

/** The dialog that edits the profile (ACC-2). If it was changed elsewhere meanwhile, shows both values of each field. */
export function EditProfile({ customer, open, onOpenChange, onSaved }: Props) {
  const { email } = customer
  const queryClient = useQueryClient()
  // Fixed while the dialog is open: a refetch must change neither the fields, nor the version, nor what counts as changed (VAL-15).
  const [seen, setSeen] = useState(() => firstSeen(customer, queryClient))
  const [merge, setMerge] = useState(() => {
    const draft = profileDraft(email)
    return mergeProfile(draft?.base ?? seen.stored, draft?.values ?? asTyped(seen.stored), seen.stored)
  })
  useDialogQueue('edit-profile', open)
  const edit = useMutation(editUserMutation)
  const calls: ProfileCalls = {
    send: (body, version) => edit.mutateAsync({ body, version }),
    load: async () => {
      const { details, version } = await queryClient.fetchQuery({ ...userDetailsQuery(email), staleTime: 0 })
      return { stored: profileValues(details), version }
    },
  }
  const save = useMutation({
    mutationFn: (request: ProfileRequest) => saveProfile(request, seen, calls),
    onSuccess: async (outcome, request) => {
      if (outcome !== 'saved') {
        const next = mergeProfile(seen.stored, { ...asTyped(seen.stored), ...request }, outcome.stored)
        keepDraft(email, { base: outcome.stored, values: next.values, open: true })
        setSeen(outcome)
        setMerge(next)
        return
      }
      dropDraft()
      onOpenChange(false)
      onSaved()
      announce('Your details are updated.')
      await queryClient.invalidateQueries({ queryKey: userDetailsQuery(email).queryKey })
    },
  })
  // The form compares the failure by identity.
  const failure = useMemo(
    () => (save.error instanceof ApiError ? withoutVerdict(save.error) : null),
    [save.error],
  )
  return (
    <EditProfileDialog
      open={open}
      onOpenChange={onOpenChange}
      stored={merge.stored}
      draft={merge.values}
      merge={merge}
      onDraft={(values) => keepDraft(email, { base: seen.stored, values, open: true })}
      onSubmit={save.mutateAsync}
      failure={failure}
    />
  )
}

function firstSeen(customer: UserDetails, queryClient: QueryClient): SeenProfile {
  // Both from the cache, so that the version belongs to the details.
  const { details, version } = queryClient.getQueryData(userDetailsQuery(customer.email).queryKey) ?? {
    details: customer,
    version: null,
  }
  return { stored: profileValues(details), version }
}
