import type { ActivityKind } from '#contract/capabilities/security.ts'
import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'
import type { Purpose } from './proof.ts'

/** What “This was not me” doesn't undo, and the customer can. */
export type LastingKind = Extract<
  ActivityKind,
  | 'passkey-added'
  | 'address-added'
  | 'second-step-on'
  | 'backup-codes-made'
  | 'word-changed'
  | 'only-saved-off'
  | 'only-saved-on'
  | 'second-step-off'
  | 'address-removed'
>
/** The outcome of an activity. */
export type ActivityResult = 'done' | 'refused' | 'unknown'

/* Words that several components use. */

export const sentAnswerUnknown = () => 'Sent, answer unknown'
/** A proof alone changes nothing, so nothing else is unknown. */
export const noAnswer = () => 'No answer arrived'
export const sendAgain = () => 'Send it again'
export const remove = () => 'Remove'
export const codeFromApp = () => 'Code from your authenticator app'
export const backupCodes = () => 'Backup codes'
export const authenticatorApp = () => 'Authenticator app'
export const notSignedIn = () => 'You are not signed in'
export const listNotRefreshed = () => 'This list could not be refreshed'
export const listNotLoaded = () => 'This list could not be loaded'
export const withdrawalsLocked = () => 'Withdrawals are locked'
/** `time` is exact, with its zone. */
export const lockedUntil = ({ time }: { time: ReactNode }) => rich`Withdrawals are locked until ${time}.`
/** `time` is exact, with its zone. */
export const nobodyUntil = ({ time }: { time: ReactNode }) => rich`Nobody can withdraw until ${time}.`
/** `count` is written with separators for thousands. */
export const showAll = ({ count }: { count: string }) => `Show all ${count}`
/** The same if the server has more than are loaded. */
export const showMore = () => 'Show more'
export const thisWasNotMe = () => 'This was not me'

/* SecondStepForm, StepUpDialog */

export const signIn = () => 'Sign in'
export const backToPassword = () => 'Back to password'
/** `backup` and `passkey`: whether the server accepts these other methods. */
export const lostYourPhone = ({ backup, passkey }: { backup: boolean; passkey: boolean }) => {
  const advice = backup
    ? passkey
      ? 'Use a backup code, or a passkey on another device. If you have neither, contact support'
      : 'Use a backup code. If you have none left, contact support'
    : passkey
      ? 'Use a passkey on another device. If you have none, contact support'
      : 'Contact support'
  return rich`Lost your phone? ${advice}: we check your identity first, which takes at least seven days. ${newStepEnds()}`
}
/** By the rules for a reset in docs/backend.md. */
export const newStepEnds = () =>
  'If you set up the second step less than seven days ago, resetting your password with your seed phrase turns it off.'
export const confirmItsYou = () => 'Confirm that it is you'
const purposes: Record<Purpose, string> = {
  'add-withdrawal': 'to withdraw',
  'set-lock': 'to lock withdrawals',
  'set-word': 'to set the word in our emails',
  'add-address': 'to save an address',
  'set-only-saved': 'to allow withdrawals to other addresses',
  'start-totp': 'to set up the second step',
  'end-totp': 'to turn off the second step',
  'new-backup-codes': 'to make new backup codes',
  'add-passkey': 'to add a passkey',
  'end-passkey': 'to remove a passkey',
  other: 'to go on',
}
/** `purpose` is what the customer is about to do. `other`: something that this version of the app doesn't know. */
export const whyConfirm = ({ purpose }: { purpose: Purpose }) => `We need this ${purposes[purpose]}.`
/** `destination` is short: both ends of an address, or a bank and the last characters of the account. */
export const whyWithdraw = ({ amount, destination }: { amount: ReactNode; destination: ReactNode }) =>
  rich`We need this to withdraw ${amount} to ${destination}.`
export const notConfirmed = () => 'Not confirmed'
export const confirm = () => 'Confirm'

/* The form of a proof, in SecondStepForm and StepUpDialog */

/** After too many codes of an authenticator. */
export const backupMayWork = () => 'A backup code may still work.'
export const otherWays = () => 'Other ways to confirm'
export const passkeyWay = () => 'Use a passkey'
export const appCodeWay = () => 'Use a code from your authenticator app'
export const backupCodeWay = () => 'Use a backup code'
export const passwordWay = () => 'Use your password'
/** The button. */
export const askPasskey = () => 'Use passkey'
export const passkeyHint = () =>
  'Your browser asks for your fingerprint, your face, or the PIN of your screen lock. We never see it.'
export const sixDigits = () => 'A code from the app has six digits'
export const appCodeHint = () => 'Six digits. Enter the code that the app shows now.'
export const backupCode = () => 'Backup code'
export const backupCodeHint = () => 'One of the codes that you stored. Each works once.'
export const password = () => 'Password'
export const passwordRequired = () => 'Password is required'
export const appCodeCounts = () => 'This code may count as used. If it is refused, enter the next one.'
export const backupCodeCounts = () => 'This code may count as used. If it is refused, enter another one.'
/** The same at sign-in, where the sign-in itself may be over. */
export const signInCounts = ({ code }: { code: boolean }) =>
  code
    ? 'This code and this sign-in may count as used. You may have to start again with your email and password, and with another code.'
    : 'This sign-in may count as used. You may have to start again with your email and password.'
export const noWay = () => 'You can’t confirm it here'
export const noWayAdvice = () =>
  'This version of the app doesn’t know the ways that the server accepts. Reload the page. If that doesn’t help, contact support.'

/* SecondStepStatus */

export const stepOn = () => 'On.'
export const stepOnSince = ({ date }: { date: ReactNode }) => rich`On since ${date}.`
export const stepNotSetUp = () => 'Not set up.'
export const turnOff = () => 'Turn off'
/** The name of the button “Turn off”, for screen readers. */
export const turnOffStep = () => 'Turn off the second step'
export const setItUp = () => 'Set it up'
/** The name of the button “Set it up”, for screen readers. */
export const setUpApp = () => 'Set it up: authenticator app'
export const codesComeLater = () => 'You get ten when the second step is on.'
/** `count`: how many backup codes are left. */
export const codesLeft = ({ count }: { count: number }) => {
  if (count === 0) return 'None left.'
  return count === 1 ? '1 left. It works once.' : `${count} left. Each works once.`
}
export const codesLeftUnknown = () => 'The server did not say how many are left.'
export const makeNewCodes = () => 'Make new codes'
/** The name of the button “Make new codes”, for screen readers. */
export const replaceBackupCodes = () => 'Make new codes to replace your backup codes'
export const noCodesLeft = () => 'You have no backup codes left'
export const fewCodesLeft = () => 'You have few backup codes left'
export const codesNotStored = () => 'You may not have stored your latest backup codes'
export const whyNewCodes = () =>
  'Without a code, signing in after you lose your phone can take seven days or more. New codes replace the old ones.'

/* TotpSetUp */

export const setUpStep = () => 'Set up the second step'
export const whatAppDoes = () =>
  'An authenticator app on your phone shows a new code of six digits every 30 seconds. We ask for one after your password, and before a withdrawal. If you have no such app, install one from the app store of your phone first. Many password managers can do it too.'
export const ifPhoneLost = () => 'If you lose your phone'
export const lostUseCode = () =>
  'Use a backup code. You get ten of them at the end: keep them away from your phone.'
export const lostUsePasskey = () => 'Use a passkey on another device, if you have added one.'
export const lostContactSupport = () =>
  'If you have neither, contact support. We check your identity, and it takes at least seven days until you can sign in.'
export const begin = () => 'Begin'
export const begunElsewhere = () =>
  'If you started the set-up again in another tab or on another device, only the key shown there works.'
export const beginAgain = () => 'Begin again'
export const turnOn = () => 'Turn on'
export const notTurnedOn = () => 'Not turned on'
export const giveKeyToApp = () => '1. Add the key to your app'
export const scanPicture = () =>
  'In the app, add an account and scan this picture. If the app is on this device, copy the key and paste it there instead.'
export const keyPicture = () =>
  'QR code of the key for your authenticator app. The key stands in text below it.'
/** `time` is exact, with its zone. */
export const keyWarning = ({ time }: { time: ReactNode }) =>
  rich`Anyone who has this key can make your codes. Use it before ${time}. If you begin again, for example after a reload, you get a new key and this one stops working. Then delete the older entry in your app.`
export const copyKey = () => 'Copy key'
export const keyCopied = () => 'Key copied'
export const keyNotCopied = () => 'The browser refused to copy. The key is selected: copy it yourself.'
export const clipboardNotKey = () =>
  'Do not paste what was copied: the clipboard holds something else. Scan the picture instead.'
export const enterAppCode = () => '2. Enter the code that the app shows'

/* BackupCodes */

export const storeCodes = () => 'Store your backup codes'
/** `replaces`: the customer had codes before. */
export const whatCodesDo = ({ replaces }: { replaces: boolean }) => {
  const text = 'Each code works once, instead of a code from your authenticator app. We show them only now.'
  return replaces ? `${text} Codes that you had before no longer work.` : text
}
export const copyCodes = () => 'Copy codes'
export const codesCopied = () => 'Backup codes copied'
export const codesNotCopied = () =>
  'The browser refused to copy. The codes are selected: copy them yourself, or write them down.'
export const clipboardNotCodes = () =>
  'Do not paste what was copied: the clipboard holds something else. Write the codes down.'
export const downloadCodes = () => 'Download'
export const printCodes = () => 'Print'
export const whereToKeep = () =>
  'Keep them on paper or in a password manager, away from your phone. Anyone who uses this device can read a downloaded file.'
export const storeFirst = () => 'Store the codes first, then tick this box. We cannot show them again.'
export const codesStored = () => 'I have stored my backup codes.'
/** The button that closes the dialog. */
export const doneWithCodes = () => 'Done'

/* PasskeyButton */

export const signInWithPasskey = () => 'Sign in with a passkey'
/** Says below the button what a passkey is. */
export const whatPasskeyIs = () => 'Your fingerprint, face or screen lock instead of the password.'

/* AddPasskey, PasskeyNameForm */

/** Said while the browser's own dialog waits for the customer. */
export const followDevice = () => 'Waiting for your device. Follow its instructions.'
export const addPasskey = () => 'Add a passkey'
export const newPasskey = () => 'New passkey'
export const createPasskey = () => 'Create passkey'
export const noPasskeyAdded = () => 'No passkey was added'
/** The label of a field, for a passkey and for a saved address. */
export const nameLabel = () => 'Name'
export const passkeyNameHint = () =>
  'So that you can tell your passkeys apart. Next, you confirm that it is you. Then your device asks for your fingerprint, face or PIN.'

/* PasskeyList */

export const yourPasskeys = () => 'Your passkeys'
export const loadingPasskeys = () => 'Loading your passkeys'
export const passkeysNotRefreshed = () => 'Your passkeys could not be refreshed'
export const passkeysNotLoaded = () => 'Your passkeys could not be loaded'
export const noPasskeys = () => 'You have no passkey yet.'
export const passkeysUnreadable = ({ count }: { count: number }) =>
  count === 1
    ? '1 passkey could not be read and is not shown.'
    : `${count} passkeys could not be read and are not shown.`
/** Replaces a missing name. */
export const namelessPasskey = () => 'Passkey without a name'
export const passkeySynced = () => 'Synced between your devices.'
export const passkeyOnOneDevice = () =>
  'On one device only. If you lose the device, this passkey is lost too.'
/** `date` is a date with a time, without a word before it. */
export const passkeyAdded = ({ date }: { date: ReactNode }) => rich`Added ${date}.`
/** `date` is a date with a time, without a word before it. */
export const passkeyLastUsed = ({ date }: { date: ReactNode }) => rich`Last used ${date}.`
export const passkeyNotUsed = () => 'Not used yet.'
export const rename = () => 'Rename'
export const renameNamed = ({ name }: { name: string }) => `Rename ${name}`
export const removeNamed = ({ name }: { name: string }) => `Remove ${name}`

/* RemovePasskeyDialog */

/** `name` is the name of a passkey, in the marks of `quoted`. */
export const removeQuestion = ({ name }: { name: ReactNode }) => rich`Remove ${name}?`
export const quoted = ({ name }: { name: string }) => `“${name}”`
/** `last`: the customer has no other passkey. */
export const whatRemovalMeans = ({ last }: { last: boolean }) =>
  last
    ? 'You can no longer sign in with it. It is your only passkey, so you will sign in with your password. If your device still offers it, delete it there too.'
    : 'You can no longer sign in with it. If your device still offers it, delete it there too.'
export const removePasskey = () => 'Remove passkey'
export const keepIt = () => 'Keep it'
export const notRemoved = () => 'It was not removed'

/* SessionList */

export const loadingSessions = () => 'Loading where you are signed in'
/** `count`: how many sign-ins there are, with those that could not be read. */
export const signInsListed = ({ count, unreadable }: { count: number; unreadable: number }) => {
  const known = `Your account has ${count === 1 ? '1 active sign-in' : `${count} active sign-ins`}.`
  if (unreadable === 0) return known
  return unreadable === 1
    ? `${known} 1 of them could not be read and is not shown.`
    : `${known} ${unreadable} of them could not be read and are not shown.`
}
export const noSignInListed = () => 'The server lists no sign-in, although you are signed in here.'
export const unknownBrowser = () => 'Unknown browser'
/** Follows the name of a browser. */
export const thisBrowser = () => 'this browser'
/** `time`: 'today at …' or 'on …'. */
export const sessionSignedIn = ({ time }: { time: ReactNode }) => rich`Signed in ${time}.`
/** `time`: 'today at …' or 'on …'. */
export const sessionLastUsed = ({ time }: { time: ReactNode }) => rich`Last used ${time}.`
/** Both times: 'today at …' or 'on …'. */
export const sessionTimes = ({ signedIn, used }: { signedIn: ReactNode; used: ReactNode }) =>
  rich`Signed in ${signedIn}, ${rich`last used ${used}`}.`
export const noPlaceNorTime = () => 'The server sent no place and no time.'
export const signOut = () => 'Sign out'
/** `browser`: the browser and the operating system. */
export const signOutNamed = ({ browser }: { browser: string }) => `Sign out ${browser}`
export const signOutElsewhere = () => 'Sign out everywhere else'
export const signOutElsewhereQuestion = () => 'Sign out everywhere else?'
export const whatSignOutMeans = () =>
  'Every other browser and device has to sign in again. This browser stays signed in.'

/* ActivityList */

export const someoneUsedAccount = () => 'Someone else used my account'
export const loadingActivity = () => 'Loading your recent activity'
export const noActivity = () => 'No activity'
export const noActivityText = () => 'Sign-ins, changes to your account and withdrawals are listed here.'
/** The name of the list, for screen readers. */
export const recentActivity = () => 'Recent activity, newest first'
export const entriesUnreadable = ({ count }: { count: number }) =>
  count === 1
    ? '1 entry could not be read and is not shown.'
    : `${count} entries could not be read and are not shown.`
export const earlierNotLoaded = () => 'Earlier activity could not be loaded'
export const showEarlier = () => 'Show earlier activity'
export const noEarlierActivity = () => 'No earlier activity.'
/** The name of the button “This was not me”, for screen readers. `activity` is what happened. */
export const notMeAbout = ({ activity }: { activity: string }) => `This was not me: ${activity}`
/** Replaces a time such as 'today at …' at the end of a list of facts. */
export const timeUnreadable = () => 'at a time that could not be read'

const done: Record<ActivityKind, string> = {
  'sign-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'second-step-refused': 'The password was right, the second step was refused',
  'confirmation-refused': 'Confirmation refused',
  'sign-out': 'Signed out',
  'session-ended': 'Signed out elsewhere',
  'password-changed': 'Password changed',
  'profile-changed': 'Details changed',
  'second-step-on': 'Second step switched on',
  'second-step-off': 'Second step switched off',
  'backup-codes-made': 'New backup codes made',
  'backup-code-used': 'Backup code used',
  'passkey-added': 'Passkey added',
  'passkey-renamed': 'Passkey renamed',
  'passkey-removed': 'Passkey removed',
  'lock-set': 'Withdrawals locked',
  'address-added': 'Address saved',
  'address-removed': 'Saved address removed',
  'only-saved-on': 'Pay only to saved addresses: switched on',
  'only-saved-off': 'Pay only to saved addresses: switching off requested',
  'word-changed': 'Word in our emails changed',
  'withdrawal-requested': 'Withdrawal requested',
  'withdrawal-cancelled': 'Withdrawal cancelled',
  'not-me': 'You said “This was not me”',
}
/** An entry of the list. `result`: whether it was carried out. `unknown`: that is missing or unreadable in the response. */
export const activity = ({ kind, result }: { kind: ActivityKind; result: ActivityResult }) => {
  if (kind === 'second-step-refused' || kind === 'confirmation-refused') return done[kind]
  if (kind === 'sign-in-refused' || (kind === 'sign-in' && result === 'refused')) return 'Sign-in refused'
  if (kind === 'password-changed' && result === 'refused') return 'Password change refused'
  return otherActivity({ name: done[kind], result })
}
/** As `activity`, for something that this version of the app doesn't know. `name` is the server's name for it. */
export const otherActivity = ({ name, result }: { name: string; result: ActivityResult }) => {
  if (result === 'unknown') return `${name}: done or refused, we could not read which`
  return result === 'refused' ? `${name}: refused` : name
}

/* NotMeDialog */

export const wasNotYou = () => 'This was not you?'
export const someoneElse = () => 'Did someone else use your account?'
export const whatNotMeDoes = () =>
  'We sign out every other device, lock withdrawals for at least 48 hours, and email you. This browser stays signed in. Nobody can shorten the lock, not even you. Withdrawals that were requested before are not stopped.'
export const othersSignedOut = () => 'All other devices are signed out'
export const signInAgain = () => 'Whoever used them has to sign in again. We also email you about this.'
export const notMeRefused = () => 'It was not done.'
/** Follows a sentence about what happened. */
export const notMeUnknown = () =>
  'Other devices may be signed out and withdrawals locked, or not. You can send it again: at most, the lock gets longer.'
/** `time` is exact, with its zone. `history` is a link. */
export const notMeDone = ({ time, history }: { time: ReactNode; history: ReactNode }) =>
  rich`Nobody can withdraw until ${time}. Withdrawals that were requested before are not stopped: look at your ${history}. Whoever knows your password can sign in again: change it now, with your seed phrase.`
export const withdrawalHistory = () => 'withdrawal history'
export const changePassword = () => 'Change your password'

/** For an entry that added nothing itself. */
export const checkWhatWasAdded = () => 'Check what was added to your account'
export const addedStays = () =>
  'A passkey, a second step or a saved address that you did not add still works, also after you change your password. Your recent activity shows what was added.'

/* NotMeDialog, what stays. Someone may have undone it since. */

const staying: Record<LastingKind, { title: string; text: string; action: string }> = {
  'passkey-added': {
    title: 'The passkey was not removed',
    text: 'Unless you have removed it since, it can still be used to sign in, also after you change your password.',
    action: 'Remove it now',
  },
  'address-added': {
    title: 'The saved address was not removed',
    text: 'Unless you have removed it since, it is still in your address book.',
    action: 'Remove it now',
  },
  'second-step-on': {
    title: 'The second step was not turned off',
    text: 'Unless you have turned it off since, signing in needs a code from the app that was set up. If you don’t have that app, set a new password with your seed phrase or contact support.',
    action: 'Turn it off now',
  },
  'backup-codes-made': {
    title: 'The backup codes were not replaced',
    text: 'Unless you have made new ones since, they still work. New codes replace them.',
    action: 'Make new codes now',
  },
  'word-changed': {
    title: 'The word in our emails was not changed back',
    text: 'Our emails contain the word that was saved last.',
    action: 'Save another word now',
  },
  'only-saved-off': {
    title: '“Pay only to saved addresses” was not switched on again',
    text: 'Unless you have switched it on since, withdrawals to other addresses and to bank accounts are allowed, or will be once the change takes effect.',
    action: 'Switch it on now',
  },
  'only-saved-on': {
    title: '“Pay only to saved addresses” was not switched off',
    text: 'Unless you have switched it off since, withdrawals to other addresses and to bank accounts are refused.',
    action: 'Switch it off now',
  },
  'second-step-off': {
    title: 'The second step was not turned on again',
    text: 'Unless you have set it up again since, signing in with your password needs no code.',
    action: 'Set it up now',
  },
  'address-removed': {
    title: 'The saved address was not saved again',
    text: 'Unless you have saved it again since, it is not in your address book.',
    action: 'Save it again now',
  },
}
/** What “This was not me” didn't undo. */
export const stays = ({ kind }: { kind: LastingKind }) => staying[kind].title
export const whatStays = ({ kind }: { kind: LastingKind }) => staying[kind].text
/** A link to the place where the customer can undo it. */
export const undoIt = ({ kind }: { kind: LastingKind }) => staying[kind].action

/* LockForm */

export const loadingLock = () => 'Loading the withdrawal lock'
export const lockNotRefreshed = () => 'The lock could not be read again'
export const lockNotLoaded = () => 'The current lock could not be loaded'
export const lockUnreadable = () => 'We could not read whether withdrawals are locked.'
export const notLocked = () => 'No lock is set.'
export const holdsUnreadable = () => 'We could not read whether withdrawals are held for another reason.'
/** The name of the list of holds, for screen readers. */
export const alsoHeld = () => 'Withdrawals are also held'
/** The reason follows. `time` is exact, with its zone. */
export const heldUntilBecause = ({ time }: { time: ReactNode }) => rich`Withdrawals are held until ${time}.`
export const lockWithdrawals = () => 'Lock withdrawals'
export const lockNotChanged = () => 'The lock was not changed'
export const lockUnknown = () => 'We cannot tell whether the lock was set'
export const lockUnknownAdvice = () =>
  'We read the lock again from the server. Look above at what it says now.'
/** The label of the field in which a number of days is chosen. */
export const lockFor = () => 'Lock withdrawals for'
/** `locked`: withdrawals are locked already, so fewer days aren’t offered. */
export const lockForHint = ({ locked }: { locked: boolean }) =>
  locked
    ? 'Counted from now. You can choose only days that make the lock longer. A lock can’t be undone.'
    : '1 to 30 days, counted from now. A lock can’t be undone.'
/** The field while nothing is chosen. */
export const chooseDays = () => 'Choose days'
export const chooseDaysWithin = ({ least, most }: { least: number; most: number }) =>
  `Choose ${least} to ${most} days`
export const days = ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`)
export const lockQuestion = ({ count }: { count: number }) => `Lock withdrawals for ${days({ count })}?`
export const whatLockMeans = () =>
  'Nobody can request a withdrawal until the lock ends, you included. Withdrawals that were requested before are not stopped. You can make the lock longer, not shorter.'
export const lockedForLonger = () => 'Withdrawals are already locked for longer.'
/** `time` is exact, with its zone. */
export const lockedLongerUntil = ({ time }: { time: ReactNode }) =>
  rich`Withdrawals are already locked until ${time}. Choose more days to make the lock longer.`
/** `time` is exact, with its zone. */
export const lockWouldEnd = ({ time }: { time: ReactNode }) =>
  rich`The lock ends at about ${time}. The server sets the exact time.`

/* WithdrawalRefusal */

export const bankNotPaid = () => 'You pay only to saved addresses, so this bank transfer is refused.'
export const addressNotSaved = () => 'You pay only to saved addresses, and this is not one of them.'
/** Follows `bankNotPaid` or `addressNotSaved`. `time` is exact, with its zone. */
export const othersPaidFrom = ({ time }: { time: ReactNode }) => rich`Others can be paid from ${time}.`
/** `time` is exact, with its zone. */
export const heldUntil = ({ time }: { time: ReactNode }) => rich`This withdrawal is held until ${time}.`
/** `name` is the customer's own name for the address. `time` is exact, with its zone. */
export const savedUsableFrom = ({ name, time }: { name: ReactNode; time: ReactNode }) =>
  rich`Your saved address “${name}” can be used from ${time}.`
export const typedIsKept = () => 'What you typed is kept in the form.'
export const seeLock = () => 'See the lock on the security page'
export const seeSecurity = () => 'See the security page'
export const saveOrPayOthers = () => 'Save an address, or pay others too'

/* SavedAddressForm */

export const saveAnAddress = () => 'Save an address'
export const saveAddress = () => 'Save address'
export const addressNotStored = () => 'The address was not saved'
export const maybeSaved = () => 'It may have been saved. Look at the list above before you send it again.'
export const addressNameHint = () => 'For yourself, for example “My wallet”.'
export const network = () => 'Network'
export const chooseNetwork = () => 'Choose a network'
export const otherNetwork = () => 'Other network'
export const unknownNetwork = () => 'Unknown network'
/** `name` is that of a network. */
export const testNetwork = ({ name }: { name: string }) => `${name} test network`
/** `name` is that of the network that was chosen. */
export const notAddressOf = ({ name }: { name: string }) => `This is not a wallet address of ${name}`
/** `found` is the network of the address, `chosen` the one that was chosen. */
export const addressOfOther = ({ found, chosen }: { found: string; chosen: string }) =>
  `This is an address of ${found}, not of ${chosen}`

/* SavedAddressList */

export const loadingAddresses = () => 'Loading your address book'
export const addressesNotRefreshed = () => 'Your address book could not be refreshed'
export const addressesNotLoaded = () => 'Your address book could not be loaded'
export const noAddresses = () => 'No address is saved.'
export const addressesUnreadable = ({ count }: { count: number }) =>
  count === 1
    ? '1 saved address could not be read and is not shown.'
    : `${count} saved addresses could not be read and are not shown.`
export const usableFrom = ({ time }: { time: ReactNode }) => rich`Usable from ${time}`
export const usableFromUnreadable = () => 'We could not read from when it can be used.'
/** The address follows. */
export const wholeAddressOf = ({ name }: { name: string }) => `Whole address of ${name}:`
/** The label of a button. Only screen readers get `name`. */
export const removeHidden = ({ name }: { name: ReactNode }) => rich`Remove ${name}`
/** Shown only if no day of the last use is known. */
export const usedTimes = ({ count }: { count: number }) => {
  if (count === 0) return 'Not used yet'
  return count === 1 ? 'Used once' : `Used ${count} times`
}
/** `date` is the day of the last use. */
export const usedTimesLast = ({ count, date }: { count: number; date: ReactNode }) =>
  count === 1 ? rich`Used once, on ${date}` : rich`${usedTimes({ count })}, last on ${date}`
/** `date` is a day. */
export const lastUsedOn = ({ date }: { date: ReactNode }) => rich`Last used ${date}`

/* OnlySavedSwitch */

export const onlySaved = () => 'Pay only to saved addresses'
export const onlySavedPending = () => 'The change is being sent.'
/** `time` is exact, with its zone. */
export const onlySavedOffFrom = ({ time }: { time: ReactNode }) =>
  rich`On. Switches off on ${time}. Until then, withdrawals to other addresses and to bank accounts are refused.`
export const keepOnlySavedOn = () => 'Keep it on'
export const onlySavedOn = ({ hours }: { hours: number }) =>
  `On. Withdrawals to other addresses and to bank accounts are refused. If you switch it off, that takes effect ${hours} hours later.`
export const onlySavedOff = () =>
  'Off. You can also withdraw to addresses that aren’t saved, and to bank accounts.'
export const onlySavedQuestion = () => 'Pay only to saved addresses?'
/** `added`: the hours until a new address can be used. `onlyOff`: those until it is off. */
export const whatOnlySavedMeans = ({ added, onlyOff }: { added: number; onlyOff: number }) =>
  `Withdrawals to all other addresses and to bank accounts are refused at once. A new address can be used ${added} hours after you save it. If you switch this off again, that takes effect ${onlyOff} hours later.`
export const nothingSaved = () => 'You have no saved address'
export const nothingUntilSaved = ({ hours }: { hours: number }) =>
  `You can’t withdraw anything until you have saved an address and ${hours} hours have passed.`
export const nothingUsable = () => 'None of your saved addresses can be used yet'
/** `time` is exact, with its zone. */
export const nothingUntilUsable = ({ time }: { time: ReactNode }) =>
  rich`You can’t withdraw anything until ${time}.`
export const switchOn = () => 'Switch on'

/* WordForm. All emails to the customer contain the word, so that they can recognise them. */

export const yourWord = () => 'Your word'
export const yourWordHint = () => '3 to 40 letters. Don’t use a password or a part of your seed phrase.'
export const saveWord = () => 'Save word'
export const loadingWord = () => 'Loading whether a word is set'
/** A title. */
export const wordNotLoaded = () => 'We could not read whether a word is set'
export const wordUnreadable = () => 'We could not read whether a word is set.'
export const wordIsSet = () => 'A word is set. A new one replaces it.'
export const noWordSet = () => 'No word is set.'
/** A title. The text that follows is what was last read. */
export const wordNotRefreshed = () => 'We could not check again whether a word is set'
export const wordSaved = () => 'Your word is saved'
export const wordSavedText = () => 'Our later emails to you have it. Write it down: we don’t show it here.'
export const wordNotSaved = () => 'Your word was not saved'
export const wordUnknown = () => 'We cannot tell whether your word was saved'
export const wordUnknownAdvice = () => 'You can save your word again: the last one counts.'

/* SecurityCheckList */

export const howProtected = () => 'How your account is protected'
export const loadingProtection = () => 'Loading how your account is protected'
export const notAllChecked = () => 'Not everything could be checked'
export const nothingChecked = () => 'Nothing could be checked'
/** `text` is a sentence from the app that ends with 'until'. `time` is exact, with its zone. */
export const checkUntil = ({ text, time }: { text: ReactNode; time: ReactNode }) => rich`${text} ${time}.`
