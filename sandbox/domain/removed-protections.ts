/** What a reset by phrase removed: the second step, and passkeys by name. */
export type Removed = { secondStep: boolean; passkeys: string[] }

const why = 'because it was less than 7 days old and someone else may have set it up.'

/** What an email says about the protections that a reset by phrase removed. */
export const removedLines = ({ secondStep, passkeys }: Removed) => [
  ...(secondStep ? [`The second step was switched off, ${why}`] : []),
  ...passkeys.map((name) => `The passkey “${name}” was removed, ${why}`),
  ...(secondStep || passkeys.length > 0 ? ['If it was yours, you can set it up again under Security.'] : []),
]
