import { mailtoHref } from '../lib/mailto.ts'

/** The subject of the email with the ID. It contains the username, so that support can tell whose ID it is (DSH-4). */
export const verificationSubject = (username: string) => `Account verification: ${username}`

export const verificationMail = (supportEmail: string, username: string) =>
  mailtoHref({ to: supportEmail, subject: verificationSubject(username) })
