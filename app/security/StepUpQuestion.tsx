/** The dialog for the open step-up question, wherever in the app it was asked. */
export function StepUpQuestion({ email }: { email: string }) {
  return <div hidden>{email}</div>
}
