// All that the withdrawal page loads because the backend offers a capability that protects the account. One file, because every page
// loads the list of all files.
export { RefusalText } from './RefusalText.tsx'
export { SavedPayees } from './SavedPayees.tsx'
