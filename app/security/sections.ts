/** The places on the page that links lead to. */
export const sections = {
  secondStep: 'second-step',
  passkeys: 'passkeys',
  sessions: 'sessions',
  activity: 'activity',
  lock: 'lock',
  addressBook: 'address-book',
  word: 'word',
} as const
