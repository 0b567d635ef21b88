export function SecondStepPart({ email }: { email: string }) {
  return <div hidden>{email}</div>
}
