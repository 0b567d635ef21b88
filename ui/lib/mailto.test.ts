import { expect, it } from 'vitest'
import { mailtoHref, type MailMessage } from './mailto.ts'

it.each<[MailMessage, string]>([
  [{ to: 'support@example.com' }, 'mailto:support@example.com'],
  [{ to: 'support@example.com', subject: '' }, 'mailto:support@example.com'],
  [
    { to: 'support@example.com', subject: 'Fee & payout?' },
    'mailto:support@example.com?subject=Fee%20%26%20payout%3F',
  ],
  [
    { to: 'support@example.com', subject: 'A', body: 'one\ntwo\r\nthree' },
    'mailto:support@example.com?subject=A&body=one%0D%0Atwo%0D%0Athree',
  ],
  [
    { to: 'support@example.com', body: 'x&cc=other@example.com' },
    'mailto:support@example.com?body=x%26cc%3Dother%40example.com',
  ],
  [{ to: 'a?b@example.com' }, 'mailto:a%3Fb@example.com'],
])('HLP-2 converts %j to a mailto link', (message, href) => {
  expect(mailtoHref(message)).toBe(href)
})
