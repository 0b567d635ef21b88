export function SessionsPart({ email }: { email: string }) {
  return <div hidden>{email}</div>
}
