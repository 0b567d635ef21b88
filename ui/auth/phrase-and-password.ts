import { password, typedSeedPhrase } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { isWalletPhrase } from './wallet-phrase.ts'

const WALLET_PHRASE =
  'This looks like a wallet recovery phrase. Never type it on any website. It was not sent.'

/** The fields of every form that sets a password with the seed phrase. Rejects a wallet's recovery phrase (C42). */
export const phraseAndPassword = {
  seedPhrase: z.pipe(
    z
      .string()
      .check(z.refine(async (text) => !(await isWalletPhrase(text)), { error: WALLET_PHRASE, abort: true })),
    typedSeedPhrase,
  ),
  password,
}

/** The titles of the error box of these forms. */
export const passwordFailureTitle = {
  refused: 'Your password was not changed',
  unknown: 'We cannot tell whether your password was changed',
}
