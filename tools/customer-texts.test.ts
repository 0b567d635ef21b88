import { expect, it } from 'vitest'
import { promisesIn } from '#app/content/promises.ts'
import { calloutsIn, messagesIn, parse, readByCustomers, sentenceCount, textsIn } from './customer-texts.mjs'

const files = readByCustomers()
const sources = files.map((file) => ({ file, source: parse(file) }))

/** Sentences that were replaced because nobody speaks like that (TXT-1). */
const replaced =
  /Two seconds later|is not to receive it|only where you came by yourself|Nobody honest|Copy out|Failures are told|Read before you decide|decide against it|no inbox of its own|This form has no inbox|name the reference|or it is only slow|Press any key, click or tap|To record a deposit|came by yourself/i
/** Second words for something that has one name, beside the quoted labels, which stay as they are. */
const secondWords = /\be-mail(?:s|ed)?\b|\blog ?in to\b/i
const withoutQuoted = (text: string) => text.replaceAll(/E-mail the receipt/g, '')

it('TXT-1 no sentence of app/ or ui/ is one that was replaced, or has a second word for the same thing', () => {
  expect(files.length).toBeGreaterThan(600)
  const texts = sources.flatMap(({ file, source }) => textsIn(source).map((text) => ({ file, text })))
  expect(texts.length).toBeGreaterThan(5000)
  expect(texts.filter(({ text }) => replaced.test(text) || secondWords.test(withoutQuoted(text)))).toEqual([])
})

it('TXT-2 a callout has at most three sentences', () => {
  const callouts = sources.flatMap(({ file, source }) => calloutsIn(source).map((text) => ({ file, text })))
  expect(callouts.length).toBeGreaterThan(60)
  expect(callouts.filter(({ text }) => sentenceCount(text) > 3)).toEqual([])
})

/** Explanations that a customer opens or reads before deciding. They report nothing. */
const explanations = ['minimumExplained', 'whatAppDoes', 'keyWarning', 'whatNotMeDoes']

const messages = sources
  .filter(({ file }) => /^ui\/.*\/messages\.ts$/.test(file))
  .flatMap(({ file, source }) => messagesIn(source).map((message) => ({ file, ...message })))

it.each(['0', '-0', '$99,999,999,999,999.99', '+900%', '', 'null'])(
  'FAIR-2 no message of the library promises anything, also with “%s” as its values',
  (value) => {
    const filled = messages.map((message) => ({ ...message, text: message.text.replaceAll('…', value) }))
    expect(filled.length).toBeGreaterThan(500)
    expect(filled.filter(({ text }) => promisesIn(text).length > 0)).toEqual([])
  },
)

it('TXT-2 a message of the library has at most three sentences', () => {
  expect(messages.length).toBeGreaterThan(700)
  const long = messages.filter(({ text }) => sentenceCount(text) > 3)
  expect(long.map(({ name }) => name)).toEqual(explanations)
})

it('TXT-2 the notes about an account that is registered already say what to do in at most three sentences', () => {
  const notes = calloutsIn(parse('app/routes/auth/RegisteredNote.tsx'))
  expect(notes).toHaveLength(3)
  for (const note of notes) {
    expect(note).toMatch(/sign in/i)
    expect(note).toMatch(/ask support before you deposit/i)
    expect(note).toMatch(/you can’t change your password without it/)
    expect(sentenceCount(note)).toBeLessThanOrEqual(3)
  }
})

it.each([
  ['Sent. Nothing arrived.', 2],
  ['Ask support (“Is it here?”). Then wait.', 2],
  ['It costs 2.5% of $3.00', 0],
  ['Wait …', 0],
])('%j has %d sentences', (text, count) => expect(sentenceCount(text)).toBe(count))

it.each([
  ['<Callout>We sent it. <a>Sign in</a> then. {SEEN}</Callout>', 4],
  ['<Callout>{a ? <>One.</> : <>One. Two.</>}</Callout>', 2],
  ['<Callout title="One.">{a && `It is ${b}.`}</Callout>', 1],
])('counts the sentences of %s', (code, count) => {
  const [text = ''] = calloutsIn(
    parse('a.tsx', `const SEEN = 'It is here. Nobody sees it.'\nconst a = ${code}`),
  )
  expect(sentenceCount(text)).toBe(count)
})
