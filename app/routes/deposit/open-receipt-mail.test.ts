import { expect, it } from 'vitest'
import { receiptMail } from './open-receipt-mail.ts'

const bodyOf = (mail: string) => new URLSearchParams(mail.slice(mail.indexOf('?'))).get('body')

it('API-17 the email to support names the id of the failed request', () => {
  expect(bodyOf(receiptMail('250.00', 'sample-7'))).toMatch(
    /^Amount: \$250\.00\r\nRequest id: sample-7\r\n\r\n/,
  )
  expect(bodyOf(receiptMail('250.00'))).toMatch(/^Amount: \$250\.00\r\n\r\nPlease/)
})
