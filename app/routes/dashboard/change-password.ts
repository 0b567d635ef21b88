/** What is known about the customer's sessions after the password was changed (ACC-3). */
type PasswordChange = 'ended-elsewhere' | 'ended-everywhere' | 'perhaps-still-open'

type Calls<Request> = {
  change: (request: Request) => Promise<{ sessionsEnded: boolean }>
  /** Starts a new session here, with the new password. */
  signInAgain: (request: Request) => Promise<unknown>
}

/**
 * Changes the password. If the backend says that it ended every session, this one ended too, so the customer is signed in again with
 * the new password. If that fails, they have to sign in themselves.
 */
export async function changePassword<Request>(
  request: Request,
  { change, signInAgain }: Calls<Request>,
): Promise<PasswordChange> {
  const { sessionsEnded } = await change(request)
  if (!sessionsEnded) return 'perhaps-still-open'
  try {
    await signInAgain(request)
    return 'ended-elsewhere'
  } catch {
    return 'ended-everywhere'
  }
}
