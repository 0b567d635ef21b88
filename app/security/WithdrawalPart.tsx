import type { ComponentProps } from 'react'
import { RefusalText } from './RefusalText.tsx'
import { SavedPayees } from './SavedPayees.tsx'

export type WithdrawalPartProps =
  | ({ of: 'book' } & ComponentProps<typeof SavedPayees>)
  | ({ of: 'refusal' } & ComponentProps<typeof RefusalText>)

/** All that the withdrawal page loads for accounts that are protected. One part, because every page loads the list of all files. */
export function WithdrawalPart(props: WithdrawalPartProps) {
  return props.of === 'book' ? <SavedPayees {...props} /> : <RefusalText {...props} />
}
