import { expect, it } from 'vitest'
import { presentable } from './server-message.ts'

it.each([
  'Email already registered',
  'Withdrawal amount must not exceed total profits',
  'Withdrawals are paused until 14:05. Try again later.',
  'Your plan allows up to $2,499.00; you asked for $3,000.00.',
  'Please contact support (reference #A-1029).',
  'Amount must be < 5000 and > 10.',
  'The error was on our side. Nothing was charged.',
  'Bitte prüfen Sie Ihre Angaben.',
  'يرجى التحقق من المبلغ',
  'Select another method from the list.',
  'x'.repeat(200),
])('TXT-2 shows the server’s message %j', (message) => expect(presentable(message)).toBe(message))

it.each([
  '<html><body><h1>502 Bad Gateway</h1></body></html>',
  'Hello <b>there</b>',
  '<img src=x onerror=alert(1)>',
  'TypeError: Cannot read properties of undefined (reading "id")',
  'Error: connect ECONNREFUSED 127.0.0.1:5432',
  'at Object.<anonymous> (/usr/src/app/server.js:12:3)',
  'Failed\n    at handler (server.js:12:3)\n    at next (layer.js:95:5)',
  'Traceback (most recent call last): File "app.py", line 3',
  'duplicate key value violates unique constraint "users_email_key"',
  'E11000 duplicate key error collection: app.users',
  'relation "withdrawals" does not exist',
  'syntax error at or near "WHERE"',
  'SELECT * FROM users WHERE id = 7',
  'ER_DUP_ENTRY: Duplicate entry for key PRIMARY',
  'SQLSTATE[23000]: Integrity constraint violation',
  'java.lang.NullPointerException: null',
  'com.mysql.jdbc.CommunicationsException: link failure',
  'ENOENT: no such file or directory, open /var/data/x',
  'Cannot open /home/app/config.json',
  '{"error":"no"}',
  '[object Object]',
  'x'.repeat(201),
  '',
  ' \n ',
  undefined,
])('TXT-2 hides %j from the customer', (message) => expect(presentable(message)).toBeUndefined())

it('TXT-2 replaces line breaks and control characters with spaces', () =>
  expect(presentable(' Not\u0000 enough\r\nprofit. ')).toBe('Not enough profit.'))
