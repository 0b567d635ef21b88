import { password, typedSeedPhrase } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { isWalletPhrase } from './wallet-phrase.ts'

/** The fields of every form that sets a password with the seed phrase. Rejects a wallet's recovery phrase (C42). */
export const phraseAndPassword = (t: Translate) => ({
  seedPhrase: z.pipe(
    z
      .string()
      .check(
        z.refine(async (text) => !(await isWalletPhrase(text)), { error: t(m.walletPhrase), abort: true }),
      ),
    typedSeedPhrase,
  ),
  password,
})

/** The titles of the error box of these forms. */
export const passwordFailureTitle = (t: Translate) => ({
  refused: t(m.passwordNotChanged),
  unknown: t(m.passwordChangeUnknown),
})
