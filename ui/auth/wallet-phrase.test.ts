import { expect, it } from 'vitest'
import { isWalletPhrase } from './wallet-phrase.ts'

const twelve = 'abandon ability able about above absent absorb abstract absurd abuse access accident'
const twentyFour = `${twelve} ${twelve.split(' ').toReversed().join(' ')}`

it.each([
  ['12 words', twelve],
  ['24 words', twentyFour],
  ['upper case', twelve.toUpperCase()],
  ['one word per line', twelve.replaceAll(' ', '\n')],
  [
    'numbered, as wallets show them',
    twelve
      .split(' ')
      .map((word, index) => `${index + 1}. ${word}`)
      .join('\n'),
  ],
  ['hyphens', twelve.replaceAll(' ', '-')],
  ['full-width letters', twelve.replace('able', 'ａｂｌｅ')],
  ['two mistyped words', twelve.replace('able', 'abel').replace('about', 'abuot')],
  ['a 25th word as passphrase', `${twentyFour} qwertz`],
])('C42 recognises a wallet phrase: %s', async (_, text) => {
  expect(await isWalletPhrase(text)).toBe(true)
})

it.each([
  ['empty', ''],
  ['the six words of our own phrase', 'abandon-ability-able-about-above-absent'],
  ['eleven words', twelve.split(' ').slice(1).join(' ')],
  [
    'a sentence of twelve words',
    'wir haben heute keine neuen Nachrichten und gehen deshalb schon nach Hause',
  ],
])('C42 accepts what is not a wallet phrase: %s', async (_, text) => {
  expect(await isWalletPhrase(text)).toBe(false)
})
