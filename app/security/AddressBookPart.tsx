export function AddressBookPart({ email }: { email: string }) {
  return <div hidden>{email}</div>
}
