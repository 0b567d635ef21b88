import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { homeHero } from './home-hero.ts'
import { home } from './home.ts'
import { risk } from './guides.ts'
import { habits, transfers, words } from './guides-safety.ts'
import { help } from './help.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { planNotice } from './plans.ts'
import { rules } from './rules.ts'
import { services } from './services.ts'
import { tips } from './tips.ts'

const allOf = (value: unknown) => JSON.stringify(value)
const answerTo = (question: RegExp) =>
  help.questions.list.find((each) => question.test(each.question))?.answer
const section = (wanted: string) => allOf(terms.sections.find(({ id }) => id === wanted))

// Each place that gives this advice, and the sentences that it must contain.
it.each([
  ['help, what can be withdrawn', answerTo(/withdraw, and when/), [rules.withdrawing]],
  ['help, what a withdrawal costs', answerTo(/withdrawal cost/), [rules.fee]],
  ['help, a forgotten password', answerTo(/forgot my password/), [rules.phraseHolder]],
  ['help, a lost seed phrase', answerTo(/lose my seed phrase/), [rules.phraseShown, rules.phraseLost]],
  ['help, closing an account', answerTo(/close my account/), [rules.closing]],
  ['terms, the account', section('account'), [rules.phraseShown, rules.phraseHolder, rules.phraseLost]],
  ['terms, fees', section('fees'), [rules.fee]],
  ['terms, withdrawals', section('withdrawals'), [rules.withdrawing]],
  ['terms, ending the agreement', section('end'), [rules.closing, rules.withdrawing]],
  ['guides, the risks', allOf(risk), [rules.withdrawing, rules.fee]],
  ['guides, the account', allOf(habits), [rules.phraseShown, rules.phraseLost]],
  ['services, security', allOf(services.security), [rules.phraseShown]],
  ['plans', planNotice, [rules.withdrawing]],
  ['home, before registration', homeHero.note, ['only trade profit', 'fee']],
  ['tips', allOf(tips), [rules.fee]],
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
  ['a fee is paid in advance', /\b(pay|send) (the|a|your) (withdrawal )?fee (first|before|in advance)/i],
])('TXT-4 no page says that %s', (_, wrong) => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => wrong.test(read(file)))).toEqual([])
})

it('TXT-4 registration says that the seed phrase is shown once, and that support can’t reset a lost password without it', () => {
  const dialog = read('ui/auth/SeedPhraseDialog.tsx')
  expect(dialog).toMatch(/show it only once/i)
  expect(dialog).toMatch(
    /(nobody|no one|can[’']t|cannot)[^'"]*support|support[^'"]*(can[’']t|cannot|can not)/i,
  )
})

it('TXT-4 privacy and terms keep records for the same time', () => {
  for (const text of [privacy, terms])
    expect(allOf(text)).toMatch(/Anti-money-laundering records[^"]*5 years/)
})

it('TXT-1 no public text contains a phrase that was replaced, or a second word for the same thing', () => {
  const old =
    /Read before you decide|no inbox of its own|name the reference|or it is only slow|Failures are told|Press any key, click or tap|Nobody honest|To record a deposit|\be-mail(s|ed)?\b|\blog ?in to\b/i
  const texts = { help, home, risk, habits, transfers, words, terms, privacy, services, tips, planNotice }
  expect(allOf(texts).match(old)?.[0]).toBeUndefined()
})
