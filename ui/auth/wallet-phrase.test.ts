import { wordlist } from '@scure/bip39/wordlists/english.js'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWalletPhrase } from './wallet-phrase.ts'

const twelve = 'abandon ability able about above absent absorb abstract absurd abuse access accident'
const twentyFour = `${twelve} ${twelve.split(' ').toReversed().join(' ')}`

const shortened = (text: string) => text.replaceAll(/\w+/g, (word) => word.slice(0, 4))
const run = 'legalwinnerthankyearwavesausageworthusefullegalwinnerthankyellow'

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
  ['eleven of its words', twelve.split(' ').slice(1).join(' ')],
  ['nine of its words', twelve.split(' ').slice(3).join('-')],
  ['the first four letters of each word, as on metal backups', shortened(twelve)],
  ['these letters without spaces', shortened(twelve).replaceAll(' ', '')],
  ['words run together', twelve.replaceAll(' ', '')],
  ['words run together, two of them mistyped', run.replace('winner', 'wimmer').replace('useful', 'usfeul')],
  ['pairs of words', twelve.replaceAll(/(\w+) (\w+)/g, '$1$2')],
  ['capitals instead of spaces', twelve.replaceAll(/ ?\b\w/g, (first) => first.trim().toUpperCase())],
])('C42 recognises a wallet phrase: %s', async (_, text) => {
  expect(await isWalletPhrase(text)).toBe(true)
})

it.each([
  ['empty', ''],
  ['the six words of our own phrase', 'abandon-ability-able-about-above-absent'],
  ['our own phrase without hyphens', 'abandonabilityableaboutaboveabsent'],
  ['our own phrase with a hyphen left out', 'sampleboat-ocean-wave-north-coast'],
  ['eight words, the most that a backend may issue from this list', twelve.split(' ').slice(4).join('-')],
  ['a key of letters', 'qzjxkvbwqpfmzhgtrycnqzjxkvbwqpfmzhgtrycnqzjxkvbwqpfmzhgtrycn'],
  [
    'words of another list',
    'ábaco-abdomen-abeja-abierto-abogado-abono-aborto-abrazo-abrir-abuelo-abuso-acabar',
  ],
  [
    'a sentence of twelve words',
    'wir haben heute keine neuen Nachrichten und gehen deshalb schon nach Hause',
  ],
])('C42 accepts what is not a wallet phrase: %s', async (_, text) => {
  expect(await isWalletPhrase(text)).toBe(false)
})

const words = (count: number) =>
  fc.array(fc.constantFrom(...wordlist), { minLength: count, maxLength: count })
const joined = (list: readonly string[]) => [
  list.join(' '),
  list.join('-'),
  list.join(''),
  shortened(list.join(' ')),
  shortened(list.join(' ')).replaceAll(' ', ''),
]

it('C42 never rejects six words of the list, however they are joined', async () => {
  await fc.assert(
    fc.asyncProperty(words(6), async (list) => {
      for (const text of joined(list)) expect(await isWalletPhrase(text)).toBe(false)
    }),
    { numRuns: 500 },
  )
})

it.each([11, 12, 24])('C42 rejects %i words of the list, however they are joined', async (count) => {
  await fc.assert(
    fc.asyncProperty(words(count), async (list) => {
      for (const text of joined(list)) expect(await isWalletPhrase(text)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
