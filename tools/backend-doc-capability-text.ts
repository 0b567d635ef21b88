import type { CapabilityCallName } from '#contract/capabilities/endpoints.ts'
import { accountMeanings, accountPurposes } from './backend-doc-account-text.ts'

/** Like `purposes`, for the calls of the capabilities. docs/backend.md describes the calls that have an entry here. */
export const capabilityPurposes: Partial<Record<CapabilityCallName, string>> = {
  payout: 'One withdrawal with everything that happened to it. 404 if the customer has no such withdrawal.',
  cancelPayout:
    'Stops a withdrawal that is not sent yet. 409 with the code `too_late` and the row in `withdrawal` if it can no longer be stopped, or has already been stopped. The app believes the stage of that row. The rules for keys are those of the orders.',
  quote:
    'A price that binds you until `until`. Refuse as `POST /withdrawal/add` does: 403, or 409 with `not_started`.',
  messages:
    'What you have to tell the customer, newest first. With `before`, only messages older than that one.',
  readMessages: 'Marks messages as read. Ids that you don’t know change nothing.',
  ...accountPurposes,
}

/** Descriptions of the fields of these calls. If another call uses the same name, the key starts with the call. */
export const capabilityMeanings: Record<string, string> = {
  stage:
    'where the withdrawal is, which outranks the events: `requested`, `checking`, `held`, `action_needed`, `approved`, `sent`, `arrived`, `cancelling`, `cancelled`, `refused` or `returned`',
  stageAt: 'since when',
  actor:
    'who acts, or acted: `you` (the customer), `us`, `bank` or `network`. Without it, the app doesn’t say who it was',
  reason:
    '`name_mismatch`, `bank_rejected`, `limit`, `document`, `network` or `other`; any other word needs the event’s `text`',
  heldUntil: 'a held withdrawal goes on at this time',
  eta: '`{"from", "to", "basis"}`: two times, and a sentence with a count and a date that they are based on; without `basis` none is shown',
  cancellable: 'whether `POST /withdrawal/cancel` would stop it now',
  version: 'a number that grows with every event',
  'payout.id': 'the `_id` of the row',
  'payout.withdrawal': 'the row, as in `GET /withdrawal/all`',
  'payout.events':
    'what happened, oldest first: `{"at", "stage", "actor"}` with the optional `reason`, `text` (your own sentence, plain text of at most 200 characters) and `until`. The app sorts them by `at`, and leaves out events dated in the future',
  'payout.money': 'where the amount is: `reserved`, `paid out` or `back in your profit`',
  'payout.trace':
    '`{"label", "value"}` with an optional `url`: what the customer’s bank or a block explorer knows the payment by',
  'cancelPayout.id': 'the `_id` of the row',
  'cancelPayout.version':
    'that of the row which the customer saw; 0 if the row had none. If yours has grown since, refuse with `too_late` and the row: the app then asks the customer again if the row is still `cancellable`',
  'cancelPayout.withdrawal':
    'the row, in the stage `cancelled` or `cancelling`; with any other, the app says that the outcome is unknown. Before the stage `approved`, cancel at once: the app tells the customer so before the press',
  destination: '`bank` or `crypto`, since a fee may depend on it',
  'quote.id':
    'sent as `quote` with `POST /withdrawal/add`. An order without one is carried out at your current fee; one with an ended or unknown one is refused with the code `quote_expired` and a new quote in `quote`',
  requested: 'the amount, US dollars',
  fee: 'what is deducted from it, US dollars',
  payout: 'what is paid out, US dollars',
  rule: 'a sentence of at most 200 characters that says how the fee follows from the amount',
  until: 'the time at which the price ends',
  messages: 'the list',
  before: 'the `id` of a message',
  'messages.id': 'text, unique, at most 60 letters, digits, `_` and `-`',
  at: 'when it happened',
  kind: 'a word of yours for the kind of message. If it begins with `payout`, `about` becomes a link to that withdrawal',
  title: 'one line',
  text: 'plain text',
  about: 'the `_id` of the deposit or withdrawal that it is about',
  readAt: 'when the customer read it; absent while unread',
  unread: 'how many messages are unread, on all pages together',
  ids: 'the `id`s of the messages that the customer has seen, at most 200',
  ...accountMeanings,
}
