import type { ComponentProps } from 'react'
import { LockNotice } from './LockNotice.tsx'
import { RefusalText } from './RefusalText.tsx'
import { SavedPayees } from './SavedPayees.tsx'

export type WithdrawalPartProps =
  | ({ of: 'book' } & ComponentProps<typeof SavedPayees>)
  | ({ of: 'lock' } & ComponentProps<typeof LockNotice>)
  | ({ of: 'refusal' } & ComponentProps<typeof RefusalText>)

/** All that the withdrawal page loads for accounts that are protected. One part, because every page loads the list of all files. */
export function WithdrawalPart(props: WithdrawalPartProps) {
  if (props.of === 'book') return <SavedPayees {...props} />
  return props.of === 'lock' ? <LockNotice {...props} /> : <RefusalText {...props} />
}
