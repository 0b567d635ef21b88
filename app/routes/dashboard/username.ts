import type { UserDetails } from '#contract/user.ts'

/** The name by which support knows the customer, for the subject of emails (DSH-4). */
export const usernameOf = ({ name, email }: Pick<UserDetails, 'name' | 'email'>) =>
  name ? `${name} (${email})` : email
