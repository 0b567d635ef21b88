import { ApiError, errorMessage, messages } from './errors.ts'

/** The statuses by which a backend says that it doesn't have a call that it declared (CAP-0). */
const absent: readonly (number | undefined)[] = [404, 405, 501]

/** Whether the backend declared the capability and doesn't have its call. */
export const isAbsent = (error: unknown) => error instanceof ApiError && absent.includes(error.status)

/** What to say if a call of a capability failed. */
export function capabilityMessage(error: unknown): string {
  if (isAbsent(error)) return 'This is not available at the moment. Try again later.'
  const message = errorMessage(error)
  // Not every call has a form.
  return message === messages.invalid ? 'The server refused this and gave no reason.' : message
}
