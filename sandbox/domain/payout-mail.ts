import { type Mail, chooseNotMe, mail } from './mails.ts'
import { type ToldPayout, payoutMessage } from './payout-message.ts'
import { utcTime } from './utc-time.ts'

/** The email about a stage of a payout, in the words of the message in the app. */
export function payoutMail(payout: ToldPayout, at: Date): Mail {
  const { title, text } = payoutMessage(payout)
  return mail(
    title,
    text,
    `Time: ${utcTime(at)}`,
    `If you did not request this withdrawal, contact support. ${chooseNotMe}`,
  )
}
