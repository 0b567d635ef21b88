/** What is known about the customer's sessions after the password was changed (ACC-3). */
type PasswordChange = {
  sessions: 'ended-elsewhere' | 'ended-everywhere' | 'perhaps-still-open'
  /** The protections that the backend removed, by their capabilities. */
  removed: string[]
}

type Calls<Request> = {
  change: (request: Request) => Promise<{ sessionsEnded: boolean; removed: string[] }>
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
  const { sessionsEnded, removed } = await change(request)
  if (!sessionsEnded) return { sessions: 'perhaps-still-open', removed }
  try {
    await signInAgain(request)
    return { sessions: 'ended-elsewhere', removed }
  } catch {
    return { sessions: 'ended-everywhere', removed }
  }
}
