/** What the check can't find out from outside. docs/backend.md has the same sentences. */
export const notChecked = [
  'A refused deposit belongs to its key: no deposit can be refused with 403 or 409 on purpose.',
  'A repeat of a refused withdrawal stays refused after its reason is gone, for example once the account may withdraw. The check only sees whether the key was kept.',
  'Keys are kept for 24 hours, and written in the same transaction as the row.',
  'A 401, a 429 and a 503 with `not_started` use no key up.',
  'The clock stays right. The check compares the dates of new rows with the `Date` header and with the clock of the computer it runs on.',
]
