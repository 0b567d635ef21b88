import type { UserDetails } from '#contract/user.ts'

/** How support knows the customer: in the subject of emails (DSH-4). */
export const usernameOf = ({ name, email }: Pick<UserDetails, 'name' | 'email'>) =>
  name ? `${name} (${email})` : email
