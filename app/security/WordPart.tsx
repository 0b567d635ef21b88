export function WordPart({ email }: { email: string }) {
  return <div hidden>{email}</div>
}
