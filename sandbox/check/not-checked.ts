/** What the check can't find out from outside. docs/backend.md has the same sentences. */
export const notChecked = [
  'A refused deposit belongs to its key: no deposit can be refused with 403 or 409 on purpose.',
  'A repeat of a refused withdrawal stays refused after its reason is gone, for example once the account may withdraw. The check only sees whether the key was kept.',
  'Keys are kept for 24 hours, and written in the same transaction as the row.',
  'A 401, a 429 and a 503 with `not_started` use no key up.',
  'A locked account’s withdrawal is refused with `locked`, and with only saved addresses any other destination with `not_saved`. If a new customer may not withdraw, the check only sees that it is refused.',
  'A second step is asked for at sign-in and as a proof, a passkey works for its own account, and a code works once. The check sends no right code and has no passkey.',
  'The clock stays right. The check compares the dates of new rows with the `Date` header and with the clock of the computer it runs on.',
]
