import type { Translate } from '../lib/locale-context.ts'
import { mailtoHref } from '../lib/mailto.ts'
import * as m from './messages.ts'

/** An email to support. Its subject contains the username, so that support can tell whose ID it is (DSH-4). */
export const verificationMail = (supportEmail: string, username: string, t: Translate) =>
  mailtoHref({ to: supportEmail, subject: t(m.verificationSubject, { username }) })
