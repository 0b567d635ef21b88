import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { withdrawalSummary, type Decimal } from '#contract/money.ts'
import { homeHero } from './home-hero.ts'
import { findHelp } from '#ui/marketing/find-help.ts'
import { ignoredWords } from '#ui/marketing/messages.ts'
import { accountQuestions } from './help-account.ts'
import { helpIndex } from './help-index.ts'
import { home } from './home.ts'
import { risk } from './guides.ts'
import { habits, transfers } from './guides-safety.ts'
import { figureExplanations } from './figures.ts'
import { commonQuestions, questions } from './help-questions.ts'
import { help } from './help.ts'
import { privacy } from './legal/privacy.ts'
import { cryptocurrencies } from './trading/cryptocurrencies.ts'
import { storedInBrowser } from './stored.ts'
import { terms } from './legal/terms.ts'
import { planNotice } from './plans-page.ts'
import { rules } from './rules.ts'
import { services } from './services.ts'
import { tips } from './tips.ts'

const allOf = (value: unknown) => JSON.stringify(value)
const answerTo = (question: RegExp) => questions.find((each) => question.test(each.question))?.answer
const section = (wanted: string) => allOf(terms.sections.find(({ id }) => id === wanted))

// Each place that gives this advice, and the sentences that it must contain.
it.each([
  [
    'help, what can be withdrawn',
    answerTo(/withdraw, and when/),
    [rules.withdrawing, rules.minimum, rules.minimumUnknown],
  ],
  ['help, deposits', answerTo(/^How do I deposit/), [rules.depositFee]],
  [
    'help, insurance',
    answerTo(/insured/),
    ['Do not rely on deposit insurance or a compensation scheme unless', 'who holds your money'],
  ],
  [
    'terms, insurance',
    section('holding'),
    ['Do not rely on deposit insurance or a compensation scheme unless', 'who holds your money'],
  ],
  ['help, what a withdrawal costs', answerTo(/withdrawal cost/), [rules.fee]],
  ['help, a forgotten password', answerTo(/forgot my password/), [rules.phraseHolder]],
  ['help, a lost seed phrase', answerTo(/lose my seed phrase/), [rules.phraseShown, rules.phraseLost]],
  ['the market page on crypto', allOf(cryptocurrencies), [rules.otherNetwork]],
  ['help, a wrong network', answerTo(/wrong network/), [rules.otherNetwork]],
  ['help, who trades', answerTo(/^Who trades/), ['carries out the trades', 'This site doesn’t place trades']],
  ['home, who trades', allOf(home.steps), ['carries out the trades', 'does not place them']],
  [
    'help, tax',
    answerTo(/tax/),
    ['You report your gains and pay the tax on them yourself. We give no tax advice.'],
  ],
  [
    'terms, tax',
    section('tax'),
    ['You report your gains and pay the tax on them yourself. We give no tax advice.'],
  ],
  ['help, closing an account', answerTo(/close my account/), [rules.closing]],
  ['terms, the account', section('account'), [rules.phraseShown, rules.phraseHolder, rules.phraseLost]],
  ['terms, fees', section('fees'), [rules.fee]],
  ['terms, withdrawals', section('withdrawals'), [rules.withdrawing, rules.minimum, rules.minimumUnknown]],
  [
    'terms, deposits',
    section('deposits'),
    [rules.depositFee, rules.depositValue, rules.otherNetwork, 'Pend. Balance'],
  ],
  ['terms, settlement', section('trading'), ['Pend. Balance, which shows only deposits']],
  ['terms, verification', section('verification'), [rules.verification]],
  ['guides, sending crypto', allOf(transfers), [rules.otherNetwork]],
  ['dashboard, Pend. Balance', figureExplanations.pendBalance, ['deposits', 'without pending withdrawals.']],
  ['dashboard, Trade Profit', figureExplanations.tradeProfit, ['Withdrawals you request are taken off.']],
  ['terms, ending the agreement', section('end'), [rules.closing, rules.withdrawing]],
  ['guides, the risks', allOf(risk), [rules.withdrawing, rules.fee]],
  ['guides, the account', allOf(habits), [rules.phraseShown, rules.phraseLost]],
  ['services, security', allOf(services.security), [rules.phraseShown]],
  ['plans', planNotice, [rules.withdrawing, rules.minimum, rules.minimumUnknown]],
  ['home, before registration', homeHero.note, ['only trade profit', 'fee']],
  ['tips', allOf(tips), [rules.fee, rules.otherNetwork]],
])('TXT-4 %s says what the other pages say', (_, text, sentences) => {
  for (const sentence of sentences) expect(text).toContain(sentence)
})

const folders = [
  'app/content',
  'app/routes',
  'app/shell',
  'ui/auth',
  'ui/profile',
  'ui/deposit',
  'ui/withdrawal',
  'ui/address',
  'ui/wallet',
]
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|promises\.ts$/.test(name)),
)
// A line break in the source is a space on the page.
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')

it.each([
  [
    'support can replace a lost phrase',
    /support (can|will|may) (then )?(reset|restore|resend|replace|recover|give you)/i,
  ],
  [
    'the phrase can be shown again',
    /(show|see|view|display) (your |the )?(seed )?phrase again(?!\.['’] \|)/i,
  ],
  [
    'deposits can be withdrawn',
    /(?<!can’t |cannot |not )withdraw (your |the )?(whole |full )?(deposits?|balance|equity)\b|(deposits?|bonus(es)?) (can|may) (also )?be withdrawn/i,
  ],
  [
    'closing an account pays out the whole balance',
    /(balance|deposits?|all (your )?money|what is yours)[^.]{0,40} (is|are|will be) paid out/i,
  ],
  [
    'support restores access without a phrase and a password',
    /lost both\b|what to do about the seed phrase|ask about your balance/i,
  ],
  [
    'a coin on another network is certainly or usually lost',
    /(network|it) (is|are) (usually )?lost\b|cannot be returned|can’t be recovered/i,
  ],
  ['money from a sale is part of Pend. Balance', /sale is shown as pending/i],
  ['an account that is closed pays out more than trade profit', /what happens to the rest/i],
  ['no figure is ever rounded, although a fee is', /shown to the cent and never rounded/i],
  ['a fee is paid in advance', /\b(pay|send) (the|a|your) (withdrawal )?fee (first|before|in advance)/i],
])('TXT-4 no page says that %s', (_, wrong) => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => wrong.test(read(file)))).toEqual([])
})

// Pages of the app and components of the library, which can't use the content, contain the sentence or use it by its name.
it.each([
  ['ui/deposit/messages.ts', [rules.minimum, rules.minimumUnknown]],
  ['ui/address/messages.ts', [rules.otherNetwork]],
  [
    'ui/deposit/messages.ts',
    ['Its value in ${currency} is set then and may differ from the amount you entered.'],
  ],
  ['app/routes/deposit/DepositAmountStep.tsx', ['rules.depositFee', 'rules.verification']],
  ['app/routes/deposit/DepositMethodStep.tsx', ['rules.depositFee']],
  ['app/routes/withdrawal/WithdrawalForms.tsx', ['rules.minimumAmount']],
  ['app/routes/dashboard/AccountPassword.tsx', ['rules.phraseLost']],
  ['app/routes/dashboard/AccountClosing.tsx', ['rules.closing']],
  ['app/routes/dashboard/AccountPreferences.tsx', ['storedInBrowser.map']],
  ['app/routes/auth/RegisteredNote.tsx', ['nobody can show it to you again']],
])('TXT-4 %s says what the content says', (file, sentences) => {
  for (const sentence of sentences) expect(read(file)).toContain(sentence)
})

it('TXT-4 registration says that the seed phrase is shown once, and that support can’t reset a lost password without it', () => {
  const dialog = read('ui/auth/messages.ts')
  expect(dialog).toMatch(/show it only once/i)
  expect(dialog).toMatch(
    /(nobody|no one|can[’']t|cannot)[^'"]*support|support[^'"]*(can[’']t|cannot|can not)/i,
  )
})

it('FAIR-1 TXT-4 the home page and the terms say how a fee is rounded, and it is', () => {
  for (const text of [allOf(home), allOf(terms)])
    expect(text).toMatch(/rounded:? to the nearest cent, half a cent up/)
  expect(['5.80', '5.79', '5.81'].map((amount) => withdrawalSummary(amount as Decimal, '2.5').fee)).toEqual([
    '0.15',
    '0.14',
    '0.15',
  ])
})

it('TXT-4 the privacy policy lists what the account page lists as stored in the browser', () => {
  for (const { until, what } of storedInBrowser) expect(allOf(privacy)).toContain(`${until}: ${what}`)
})

it('SES-1 the list says that a late refusal is stored with its reason, and where a withdrawal goes', () => {
  const refused = storedInBrowser.find(({ what }) => /refused/.test(what))
  expect(refused?.until).toBe('Until you close the message about it, also after you sign out')
  expect(refused?.what).toMatch(/reason of the refusal/)
  const unsettled = storedInBrowser.find(({ what }) => /got no answer/.test(what) && /key/.test(what))
  expect(unsettled?.what).toMatch(/where a withdrawal goes/)
})

it('TXT-1 the customer has no “server” on the public pages about money', () => {
  const account = accountQuestions(capabilityNames)
  const texts = { help, account, home, figureExplanations, tips, planNotice, rules }
  expect(allOf(texts)).not.toMatch(/\bserver\b/i)
})

it('TXT-4 privacy and terms keep records for the same time', () => {
  for (const text of [privacy, terms])
    expect(allOf(text)).toMatch(/Anti-money-laundering records[^"]*5 years/)
})

it.each([
  ['lost phrase', 'What if I lose my seed phrase?'],
  ['how long', 'How long does a withdrawal take?'],
  ['tax', 'Do I pay tax on my profit?'],
  ['minimum', 'What can I withdraw, and when?'],
  ['threshold', 'What can I withdraw, and when?'],
  ['lost phone', 'What if I lose my phone?'],
  ['2fa', 'What is the second step?'],
  ['cancel', 'Can I cancel a withdrawal?'],
  ['hacked', 'What should I do if someone else used my account?'],
])('HLP-1 a search for “%s” finds “%s”', (typed, question) => {
  expect(findHelp(helpIndex(capabilityNames), typed).map(({ title }) => title)).toContain(question)
})

// As customers type them. The first result must be the answer, whatever the backend offers.
it.each([
  ['how long does a withdrawal take', 'How long does a withdrawal take?'],
  ['forgot seed phrase', 'What if I lose my seed phrase?'],
  ['fees', 'What does a withdrawal cost?'],
  ['change bank account', 'Can I change the bank account I withdraw to?'],
  ['is my money insured', 'Is my money insured?'],
  ['is my money safe?', 'Is my money insured?'],
  ['delete my account', 'How do I close my account?'],
  ['wrong network', 'I sent a coin over the wrong network. What can I do?'],
  ['minimum', 'What can I withdraw, and when?'],
  ['how do I withdraw', 'What can I withdraw, and when?'],
  ['why can’t I withdraw', 'What can I withdraw, and when?'],
  ['refund', 'What can I withdraw, and when?'],
  ['why was my withdrawal refused', 'Why was my withdrawal refused?'],
  ['withdrawal failed', 'Why was my withdrawal refused?'],
  ['how to deposit', 'How do I deposit?'],
  ['deposit with card', 'How do I deposit?'],
  ['deposit not showing', 'Why has my deposit not arrived?'],
  ['change password', 'I forgot my password. How do I reset it?'],
  ['change my phone number', 'Can I change my email?'],
  ['upgrade plan', 'How do I change my plan?'],
  ['what is pend. balance', 'What do the figures on my dashboard mean?'],
  ['complaint', 'How do I complain?'],
])('HLP-1 a search for “%s” finds “%s” first', (typed, question) => {
  for (const offered of [capabilityNames, []])
    expect(findHelp(helpIndex(offered), typed, ignoredWords())[0]?.title).toBe(question)
})

const twoFactor = (offered: readonly string[]) => findHelp(helpIndex(offered), 'two factor', ignoredWords())
it('CAP-3 HLP-1 a search for “two factor” finds the second step first, if the backend has one', () => {
  expect(twoFactor(capabilityNames)[0]?.title).toBe('What is the second step?')
  expect(twoFactor([]).map(({ title }) => title)).not.toContain('What is the second step?')
})

it('CAP-0 HLP-1 help names nothing that the backend does not offer', () => {
  expect(accountQuestions([])).toEqual([])
  const only = accountQuestions(['two-factor', 'activity'])
  expect(only.map(({ question }) => question)).toEqual([
    'What is the second step?',
    'What if I lose my phone?',
    'What should I do if someone else used my account?',
  ])
  expect(allOf(only)).not.toMatch(/passkey|cancel/i)
  expect(allOf(accountQuestions(capabilityNames))).toMatch(/passkey[^]*cancel those/)
})

it('CAP-0 TXT-4 help says that a reset holds withdrawals, only with a backend that holds them', () => {
  const held = /forgot my password[^}]*Anyone who has your seed phrase[^}]*held for 48 hours after a reset/
  expect(allOf(commonQuestions(true))).toMatch(held)
  expect(allOf(helpIndex(['mail-word']))).toMatch(/held for 48 hours after a reset/)
  for (const without of [commonQuestions(false).map(({ answer }) => answer), helpIndex(['payout-steps'])])
    expect(allOf(without)).not.toMatch(/48 hours/)
})
