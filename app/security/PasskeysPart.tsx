import { useTranslate } from '#ui/lib/locale-context.ts'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { AddPasskey } from '#ui/security/AddPasskey.tsx'
import { PasskeyList } from '#ui/security/PasskeyList.tsx'
import { PasskeyNameForm } from '#ui/security/PasskeyNameForm.tsx'
import { nameOf } from '#ui/security/passkey-row.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { sections } from './sections.ts'
import { suggestedName } from './passkey-name.ts'
import { PasskeyRemoval } from './PasskeyRemoval.tsx'
import { passkeysQuery } from './queries.ts'
import { useAddPasskey } from './use-add-passkey.ts'
import { useRenamePasskey } from './use-rename-passkey.ts'
import { passkeyObstacle } from './webauthn.ts'

/** The customer's passkeys: adding, renaming and removing them (CAP-3). */
export function PasskeysPart({ email }: { email: string }) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useQuery(passkeysQuery(email))
  const passkeys = data?.passkeys.rows
  const adding = useAddPasskey(email)
  const { renaming, pressed, open, keep, rename } = useRenamePasskey(email)
  const [removing, setRemoving] = useState<{ id: string; name: string; credentialId: string | null } | null>(
    null,
  )
  const list = useRef<HTMLDivElement>(null)
  const edited = passkeys?.find(({ id }) => id === renaming?.id)
  return (
    <AccountSection
      id={sections.passkeys}
      title="Passkeys"
      lead="A passkey is a key that your device or password manager keeps for this site. You sign in with your fingerprint, face or screen lock instead of your password. It works only on this site’s real address, not on a copy of it."
    >
      <PasskeyList
        ref={list}
        passkeys={passkeys}
        unreadable={data?.passkeys.unreadable}
        error={error ? capabilityMessage(error) : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
        onRename={open}
        onRemove={(id) => {
          const found = passkeys?.find((each) => each.id === id)
          if (found) setRemoving({ id, name: nameOf(found, t), credentialId: found.credentialId })
        }}
        editing={
          renaming &&
          edited && {
            id: renaming.id,
            form: (
              <PasskeyNameForm
                aria-label={`Rename ${nameOf(edited, t)}`}
                className="max-w-form"
                defaultName={renaming.typed ?? edited.name ?? ''}
                restored={renaming.typed !== undefined && !pressed}
                onTyped={keep}
                submitLabel="Save name"
                failureTitle={{ refused: 'The name was not saved', unknown: 'Sent, answer unknown' }}
                failure={renaming.failure}
                onSubmit={(name) => rename(renaming.id, name)}
                onCancel={() => open(null)}
              />
            ),
          }
        }
      />
      <AddPasskey
        {...adding}
        obstacle={passkeyObstacle()}
        suggestedName={suggestedName(
          passkeys?.map(({ name }) => name) ?? [],
          navigator.userAgent,
          navigator.maxTouchPoints,
        )}
      />
      {removing && (
        <PasskeyRemoval
          email={email}
          passkey={removing}
          last={passkeys?.length === 1 && data?.passkeys.unreadable === 0}
          onClose={() => setRemoving(null)}
          onGone={() => list.current?.focus()}
        />
      )}
    </AccountSection>
  )
}
