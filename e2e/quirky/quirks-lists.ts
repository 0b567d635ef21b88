import { html, json, notUnderstood } from './responses.ts'
import { bad, deposits, oneHidden, row, withdrawals, type ReadQuirk } from './read-quirk.ts'
import type { Behaviour } from './world.ts'

// Histories: single rows, and whole responses.

const list = (
  id: string,
  title: string,
  rows: unknown[],
  sees: (string | RegExp)[],
  seesNot: (string | RegExp)[] = [],
  page = deposits,
): ReadQuirk => ({
  id,
  spec: 'HIS-1 API-12',
  title,
  settings: page === deposits ? { deposits: rows } : { withdrawals: rows },
  page,
  sees,
  seesNot,
})

export const lists: ReadQuirk[] = [
  list('R01', 'a row that is null', [null, row()], ['GOOD-1', oneHidden]),
  list('R02', 'a row that is a string', ['row', row()], ['GOOD-1', oneHidden]),
  list('R03', 'a row that is a list', [[1, 2], row()], ['GOOD-1', oneHidden]),
  list('R04', 'a withdrawal that is null', [null, row()], ['GOOD-1', oneHidden], [], withdrawals),
  list('R05', 'an empty row', [{}, row()], ['GOOD-1']),
  list('R06', 'an _id that is a number', [row({ _id: 17 })], ['GOOD-1', '$250.50']),
  list('R07', 'two rows with the same _id', [row(), row({ reference: 'GOOD-2' })], ['GOOD-1', 'GOOD-2']),
  list('R08', 'an amount as a string', [row({ amount: '250.50' })], ['$250.50']),
  list(
    'R09',
    'an amount with a thousands separator',
    [bad({ amount: '1,000.00' }), row()],
    ['GOOD-1', 'ODD-1'],
    ['$1.00', '$0.00'],
  ),
  list('R10', 'an amount that is a word', [bad({ amount: 'NaN' }), row()], ['GOOD-1', 'ODD-1'], ['$0.00']),
  list('R11', 'an amount that is null', [bad({ amount: null }), row()], ['GOOD-1', 'ODD-1'], ['$0.00']),
  list('R12', 'a very large amount', [row({ amount: 123_456_789_012.34 })], ['$123,456,789,012.34']),
  list('R13', 'a negative amount', [row({ amount: -12.5 })], [/-\$12\.50/]),
  list('R14', 'a date without a zone', [bad({ date: '2026-11-01T10:00:00' }), row()], ['GOOD-1', 'ODD-1']),
  list('R15', 'a date in seconds', [bad({ date: 1_793_527_200 }), row()], ['GOOD-1', 'ODD-1'], [/1970/]),
  list('R16', 'a date without a time', [bad({ date: '2026-11-01' }), row()], ['GOOD-1', 'ODD-1']),
  list('R17', 'a date in the future', [row({ date: '2031-05-05T05:05:05Z' })], ['GOOD-1', /2031/]),
  list('R18', 'an invalid date', [bad({ date: 'yesterday' }), row()], ['GOOD-1', 'ODD-1'], [/Invalid Date/]),
  list('R19', 'an unknown status', [row({ status: 'under review' })], ['under review']),
  list('R20', 'a status in upper case', [row({ status: 'APPROVED' })], ['APPROVED']),
  list('R21', 'a status that is missing', [row({ status: undefined })], ['GOOD-1']),
  list('R22', 'a status that is a number', [bad({ status: 1 }), row()], ['GOOD-1', 'ODD-1']),
  list('R23', 'a reference that is a number', [bad({ reference: 77 }), row()], ['GOOD-1', '$250.50']),
  list('R24', 'no rows', [], ['No transaction history']),
  list('R25', 'no rows', [], ['No transaction history'], [], withdrawals),
  list(
    'R26',
    'markup as a reference',
    [row({ reference: '<img src=x onerror=alert(1)>' })],
    ['<img src=x onerror=alert(1)>'],
  ),
  list('R27', 'a withdrawal without a fee', [row()], ['GOOD-1', '$250.50'], [], withdrawals),
  list(
    'R28',
    'a fee with a thousands separator',
    [row({ transactionFee: '1,000.00' })],
    ['GOOD-1'],
    ['$1.00'],
    withdrawals,
  ),
  list(
    'R29',
    'fields that the specification does not have',
    [row({ owner: { id: 1 }, memo: null })],
    ['GOOD-1'],
  ),
]

const responses = (
  id: string,
  title: string,
  call: 'deposits' | 'withdrawals' | 'userDetails',
  response: Behaviour,
  page: string,
  sees: (string | RegExp)[],
): ReadQuirk => ({
  id,
  spec: 'API-12',
  title,
  settings: { calls: { [call]: response }, deposits: [row()], withdrawals: [row()] },
  page,
  sees,
})

export const wholeResponses: ReadQuirk[] = [
  responses('R30', 'a list under another name', 'deposits', { json: { transactions: [row()] } }, deposits, [
    notUnderstood,
  ]),
  responses('R31', 'a bare list', 'deposits', { json: [row()] }, deposits, [notUnderstood]),
  responses(
    'R32',
    'a list under the name of the other list',
    'withdrawals',
    { json: { allTransactions: [row()] } },
    withdrawals,
    [notUnderstood],
  ),
  responses('R33', 'null instead of a list', 'withdrawals', { json: { allWithdrawals: null } }, withdrawals, [
    notUnderstood,
  ]),
  responses('R34', 'HTML instead of a list', 'deposits', html(200), deposits, [notUnderstood]),
  responses('R35', '204 instead of a list', 'deposits', { status: 204 }, deposits, [notUnderstood]),
  responses(
    'R36',
    'JSON without a content type',
    'deposits',
    { headers: { 'content-type': null } },
    deposits,
    ['GOOD-1'],
  ),
  responses('R37', 'JSON with the type text/html', 'deposits', { type: 'html' }, deposits, ['GOOD-1']),
  responses(
    'R38',
    'JSON with the wrong charset in its type',
    'deposits',
    { type: 'application/json; charset=utf-16' },
    deposits,
    ['GOOD-1'],
  ),
  responses('R39', 'a byte order mark before the JSON', 'deposits', { encode: 'bom' }, deposits, ['GOOD-1']),
  responses('R40', 'gzip', 'withdrawals', { encode: 'gzip' }, withdrawals, ['GOOD-1']),
  responses('R41', 'one byte per chunk', 'withdrawals', { encode: 'chunked' }, withdrawals, ['GOOD-1']),
  responses('R42', 'a truncated body', 'deposits', { drop: 'mid-body' }, deposits, [
    /could not be loaded/i,
    /Try again/,
  ]),
  responses('R43', '403 in HTML on a list', 'deposits', html(403), deposits, [
    /could not be loaded/i,
    /Try again/,
  ]),
  responses(
    'R44',
    '500 with a database error on a list',
    'deposits',
    json(500, 'SQLSTATE[42P01]: Undefined table'),
    deposits,
    [/could not be loaded/i, /Try again/],
  ),
  responses(
    'R45',
    '302 to JSON on a list',
    'deposits',
    { status: 302, headers: { location: '/elsewhere.json' } },
    deposits,
    [notUnderstood],
  ),
  responses(
    'R46',
    'details under user',
    'userDetails',
    { json: { user: { name: 'Sample' } } },
    '/dashboard',
    [notUnderstood],
  ),
  responses('R47', 'HTML instead of the details', 'userDetails', html(200), '/dashboard', [notUnderstood]),
  responses('R48', '500 on the details', 'userDetails', html(500), '/dashboard/withdrawal', [
    /could not be loaded/i,
  ]),
  responses(
    'R49',
    'letters in Latin-1',
    'userDetails',
    { json: { email: 'a@quirk.test', name: 'Jürgen', tradeProfit: 12.5 }, encode: 'latin1' },
    '/dashboard',
    ['$12.50'],
  ),
]
