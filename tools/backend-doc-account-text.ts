import type { CapabilityCallName } from '#contract/capabilities/endpoints.ts'

/** What the calls that protect an account are for. */
export const accountPurposes: Partial<Record<CapabilityCallName, string>> = {
  sessions: 'Where the customer is signed in.',
  endSessions: 'Signs out one device, or all but this one. 404 if it is already signed out.',
  activity: 'What happened in the account, newest first. With `before`, only entries older than that one.',
  notMe:
    '“This was not me”: signs out all other devices, locks withdrawals for 48 hours, or leaves a longer lock, and emails the customer. Never ask for a proof here.',
  setLock: 'Locks withdrawals. The lock only gets longer: 409 with `until` for a shorter one.',
  addresses: 'The saved addresses.',
  addAddress:
    'Saves an address. It can be used from `usableFrom`, 24 hours later. 409 with the field if its address or name is known.',
  removeAddress:
    'Removes a saved address at once. Until its `usableFrom`, keep refusing withdrawals to it with `held`. 404 if it has already been removed.',
  setOnlySaved:
    '“Pay only to saved addresses”. On at once; off takes 48 hours, and only switching off needs a proof. Email the customer about both, and about a switching off that is cancelled: with a stolen token, each keeps the customer from withdrawing.',
  setWord:
    'The word that each of your emails carries, so that customers recognise them. The email about a new word carries the earlier one. No response shows it.',
  security: 'How the account is protected.',
  secondStep:
    'The second step of a sign-in: with the ticket of the 403 `second_factor` that `POST /auth/login` returned. 422 for a wrong code, 403 for a ticket that has ended.',
  startTotp:
    'Makes a secret for the customer’s authenticator, in place of one that is not confirmed. 409 if the second step is on.',
  confirmTotp:
    'Switches the second step on with a first code, which is used up by it. 422 at the field if the code is not one of the newest secret. 409 if there is none to confirm: the app then offers to begin again.',
  endTotp: 'Switches the second step off, and holds withdrawals for 48 hours.',
  newBackupCodes: 'Replaces all backup codes.',
  stepUpOptions: 'What the device signs if the customer confirms with a passkey.',
  stepUp:
    'Gives a proof for one request: bound to the token, the action and the body, for once and five minutes. 422 at the field if the code, the password or the passkey is wrong: email the customer about it, at most once an hour.',
  passkeys: 'The customer’s passkeys.',
  passkeyOptions: 'What the device needs to make a passkey.',
  addPasskey: 'Adds the passkey that the device made. 409 if it is known.',
  namePasskey: 'Renames a passkey. List it in the activity.',
  endPasskey: 'Removes a passkey. 404 if it has already been removed.',
  passkeyLoginOptions:
    'Begins a sign-in by passkey. It asks for no email, so that nobody can find out who is a customer.',
  passkeyLogin:
    'Signs in by passkey. One sentence with 403 for all that can be wrong. With the code `unknown_passkey` if you know no passkey with this id: the browser then stops offering it.',
}

const publicId = 'text, random, at most 60 letters, digits, `_` and `-`; never a token or its hash'
const agent = 'browser and system in words, such as `Firefox on Linux`; never the header itself'
const place = 'a guess in words, such as `near Berlin`; leave it out if you don’t know'
const bodyHash =
  'the SHA-256 of the body of the request to be repeated, byte for byte, in hexadecimal; of nothing if it has none'
const action = 'the `action` of the refusal'
const credential = 'what the browser’s WebAuthn call gave, as JSON'
const options =
  'the options of the browser’s WebAuthn call, as JSON with base64url texts (WebAuthn Level 3); the app accepts them also inside a `publicKey`'

/** Descriptions of the fields of these calls. */
export const accountMeanings: Record<string, string> = {
  sessions: 'the list',
  'sessions.id': publicId,
  current: 'whether it is the session of this request',
  createdAt: 'since when',
  seenAt: 'when it was last used',
  agent,
  place,
  'endSessions.id': 'the `id` of the session',
  others: '`true`, instead of `id`',
  activity: 'the list',
  'activity.before': 'the `id` of an entry',
  'activity.id': publicId,
  'activity.at': 'when it happened',
  'activity.kind':
    'such as `sign-in`, `password-changed`, `withdrawal-requested`; another word is shown as it is',
  result: '`done` or `refused`',
  'activity.reference': 'what it was about: a withdrawal’s reference, or a name that the customer gave',
  next: 'the `before` of the next page; absent on the last',
  'notMe.id': 'the entry that the customer pointed at',
  lockedUntil: 'until when withdrawals are locked',
  days: 'from 1 to 30',
  only: 'whether withdrawals to other destinations are refused',
  onlyOffFrom: 'while it has been switched off and still holds: the time it ends',
  addresses:
    'list of `{"id", "label", "network", "address", "usableFrom", "times"}`, `times` for how many withdrawals went there, and an optional `lastUsedAt`',
  label: 'the customer’s name for it, unique',
  network: '`bitcoin`, `ethereum`, `tron` or `other`',
  'addAddress.address':
    'in the body the wallet address; in the response the row, as in `GET /withdrawal/addresses`',
  'removeAddress.id': 'the `id` of the address',
  on: 'whether only saved addresses are paid to',
  word: '3 to 40 letters',
  totp: '`{"on": boolean}`, with `since` if it is on',
  backupCodesLeft: 'how many backup codes are unused',
  'security.passkeys': 'how many there are',
  holds:
    'list of `{"why", "until"}`, `why` as a sentence for the customer; withdrawals are refused until then',
  wordSet: 'whether the customer has chosen a word for emails',
  ticket: 'what this sign-in is recognised by: for five minutes, once, and five tries',
  'secondStep.method': '`totp`, `backup` or `passkey`, one of the `methods` of the refusal',
  code: 'as the customer typed it, with spaces or hyphens',
  credential,
  secret: 'the secret in base32, for typing',
  uri: 'an `otpauth://` address, for the QR code',
  'startTotp.until': 'the time by which it has to be confirmed',
  backupCodes: 'list of text: each code works once; they are shown once',
  action,
  bodyHash,
  options,
  'stepUp.method': '`totp`, `backup`, `passkey` or `password`, one of the `methods` of the refusal',
  'stepUp.password': 'the customer’s password; only while there is no second step',
  proof: 'sent in the header `Step-Up` with the repeated request',
  'stepUp.until': 'the time at which the proof ends',
  passkeys: 'the list',
  'passkeys.id': publicId,
  'passkeys.name': 'the customer’s name for it',
  lastUsedAt: 'when it was last used',
  synced: 'whether the device says that it copies the passkey to others',
  transports: 'how the device is reached, as the browser said',
  credentialId: 'its id in the device',
  'addPasskey.name': 'the customer’s name for it',
  'addPasskey.id': publicId,
  'namePasskey.id': 'the `id` of the passkey',
  'namePasskey.name': 'the customer’s name for it',
  'endPasskey.id': 'the `id` of the passkey',
}
