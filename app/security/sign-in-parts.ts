// All that the sign-in page loads because the backend offers a second step or passkeys. One file, because every page loads the list of
// all files.
export { PasskeySignIn } from './PasskeySignIn.tsx'
export { SecondStep } from './SecondStep.tsx'
export { secondStepIn, unreadableStep } from './second-step.ts'
