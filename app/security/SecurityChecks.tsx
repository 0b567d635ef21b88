export function SecurityChecks({ email, offered }: { email: string; offered: readonly string[] }) {
  return <div hidden>{email + offered.join()}</div>
}
