import { wordlist } from '@scure/bip39/wordlists/english.js'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleSignIns } from '#sandbox/db/sample-customers.ts'
import { seedPhrase } from '#sandbox/domain/seed-phrase.ts'
import { PHRASE } from '#sandbox/testing/test-app.ts'
import { isWalletPhrase } from '#ui/auth/wallet-phrase.ts'

it.each([PHRASE, ...sampleSignIns.map(({ phrase }) => phrase)])(
  "C42 does not mistake our own phrase %s for a wallet's",
  async (phrase) => {
    for (const separator of ['-', ' ', '\n', ''])
      expect(await isWalletPhrase(phrase.replaceAll('-', separator))).toBe(false)
  },
)

it("C42 does not mistake any phrase that the sandbox issues for a wallet's", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(2047), { minLength: 6, maxLength: 6 }), async (numbers) => {
      const left = [...numbers]
      const phrase = seedPhrase(wordlist, () => left.pop() ?? 0)
      for (const separator of ['-', ' ', ''])
        expect(await isWalletPhrase(phrase.replaceAll('-', separator))).toBe(false)
    }),
    { numRuns: 2000 },
  ))
