import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

/* Names and values of the fields. The values that the server stores stay in English. */

export const fullName = () => 'Full name'
export const phoneNumber = () => 'Phone number'
export const email = () => 'Email'
export const address = () => 'Address'
export const zipCode = () => 'Zip code'
export const gender = () => 'Gender'
export const investmentGoal = () => 'Investment goal'

export const notGiven = () => 'Not given'
export const noPhoneNumber = () => 'No phone number yet'
export const noGoal = () => 'None'
/** A gender or an investment goal as the server stores it, such as 'A Career Change'. */
export const storedValue = ({ value }: { value: string }) => value
export const female = () => 'Female'
export const male = () => 'Male'
export const otherGender = () => 'Other'
export const genderNotSaid = () => 'Prefer not to say'

/* ProfileSummary */

export const loadingDetails = () => 'Loading your details'

/* AccountStatus */

export const verified = () => 'Verified'
export const notVerified = () => 'Not Verified'
export const statusUnknown = () => 'Status unknown'

/* ProfileForm, EditProfileDialog */

export const updateDetails = () => 'Update details'
export const update = () => 'Update'
export const chooseFirst = () => 'Choose which values to keep first'
export const notChanged = () => 'Your details were not changed'
export const changeUnknown = () => 'We cannot tell whether your details were saved'
export const reloadToSee = () => 'Reload the page to see what was saved.'
export const unreadable = () => 'We could not read this value. It is left as it is.'
export const unreadableReplaced = () =>
  'We could not read the value that is stored. What you enter replaces it.'
export const phoneNumberHint = () => 'Digits, with + and spaces if you like. Leave it empty to remove it.'
/** The first option of a list, for a value that we could not read. */
export const leaveAsIs = () => 'Leave as it is'

/* ProfileChanges */

export const changedElsewhere = () => 'Your details were changed elsewhere'
export const notSavedYet = () => 'Your changes are not saved yet.'
export const chooseValues = () => 'Choose which value to keep, then press Update.'
export const checkForm = () => 'Check the form, then press Update.'
/** `fields`: the names of the fields. */
export const nowShown = ({ fields }: { fields: string }) => `Now shown as saved elsewhere: ${fields}.`
// The first words are separate text nodes, because that moves the letters by less than a pixel.
/** `value`: what the customer typed, or one of the two texts below. */
export const yours = ({ value }: { value: ReactNode }) => rich`${'Yours'}: ${value}`
/** `value`: what is stored, or one of the two texts below. */
export const savedNow = ({ value }: { value: ReactNode }) => rich`${'Saved now'}: ${value}`
export const emptyValue = () => 'empty'
export const unreadableValue = () => 'a value that we could not read'

/* DownloadData */

export const downloadJson = () => 'Download as JSON'
export const amountsInFile = () => 'The file contains your amounts, although they are hidden on the pages.'
export const noFile = () => 'No file was created'
/** `lists`: text from the caller, such as “your deposits and your withdrawals”. */
export const couldNotRead = ({ lists }: { lists: string }) =>
  `${lists.charAt(0).toUpperCase()}${lists.slice(1)} could not be read.`
export const fileIncomplete = () => 'The file is not complete'
/** `missing`: text from the caller, such as “2 deposits and 1 withdrawal”. */
export const createdWithout = ({ file, missing }: { file: string; missing: string }) =>
  `${file} was created, but this app could not fully read ${missing}. Ask support for what is missing.`
export const fileCreated = () => 'File created'
/** `file` is a file name. */
export const lookForFile = ({ file }: { file: string }) => `Look for ${file} in your browser’s downloads.`

/* NotificationDialog */

export const importantNotification = () => 'Important Notification'
export const okay = () => 'Okay'

/* VerificationDialog, VerificationSteps */

export const verifyAccount = () => 'Verify your account'
export const notVerifiedYet = () => 'Your account is not verified yet.'
export const notNow = () => 'Not now'
export const writeEmail = () => 'Write the email'
export const sendPhoto = () =>
  'Send a photo of a government ID to support, with your username (your name and email) in the subject line:'
export const emailTo = () => 'To'
export const emailSubject = () => 'Subject'
/** The subject of the email to support. */
export const verificationSubject = ({ username }: { username: string }) => `Account verification: ${username}`
/** The subject as it is shown on the page. It must match the subject of the email. */
export const shownSubject = ({ username }: { username: ReactNode }) => rich`Account verification: ${username}`
export const neverSendSecrets = () =>
  'Support never asks for your password or your seed phrase. Leave them out of the email.'
