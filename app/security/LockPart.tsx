export function LockPart({ email }: { email: string }) {
  return <div hidden>{email}</div>
}
