import type { UserDetails } from '#contract/user.ts'
import { announce } from '#ui/lib/announce.ts'
import { EditProfileDialog } from '#ui/wallet/EditProfileDialog.tsx'
import { profileValues, type ProfileValues } from '#ui/wallet/profile-values.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, newIdempotencyKey } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { userDetailsQuery } from '../../api/queries.ts'
import { useTurn } from '../../layouts/dialog-queue.ts'
import { dropDraft, keepDraft, profileDraft } from './profile-drafts.ts'

type Props = {
  customer: UserDetails
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaved: () => void
}

/** ACC-2 */
export function EditProfile({ customer, open, onOpenChange, onSaved }: Props) {
  const { email } = customer
  const queryClient = useQueryClient()
  // A refetch while the customer types must not change what VAL-15 compares with, nor the fields.
  const [stored] = useState(() => profileValues(customer))
  const [draft] = useState(() => profileDraft(email))
  useTurn('edit-profile', open)
  const save = useMutation({
    mutationFn: async (body: ProfileValues) => {
      await call('editUser', { body, idempotencyKey: newIdempotencyKey() })
    },
    onSuccess: async () => {
      dropDraft(email)
      onOpenChange(false)
      onSaved()
      announce('Your details are updated.')
      await queryClient.invalidateQueries({ queryKey: userDetailsQuery(email).queryKey })
    },
  })
  const close = (next: boolean) => {
    if (!next) dropDraft(email)
    onOpenChange(next)
  }
  return (
    <EditProfileDialog
      open={open}
      onOpenChange={close}
      stored={stored}
      draft={draft}
      onDraft={(values) => keepDraft(email, values)}
      onSubmit={save.mutateAsync}
      failure={save.error instanceof ApiError ? save.error : null}
    />
  )
}
