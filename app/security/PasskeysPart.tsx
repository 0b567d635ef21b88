export function PasskeysPart({ email }: { email: string }) {
  return <div hidden>{email}</div>
}
