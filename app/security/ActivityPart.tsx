export function ActivityPart({ email }: { email: string }) {
  return <div hidden>{email}</div>
}
