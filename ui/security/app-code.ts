import { totpConfirmBody } from '#contract/capabilities/security-fields.ts'
import { z } from '#contract/zod.ts'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { appCode } from './proof.ts'

/** The schema of a code from an authenticator app. A wrong length is refused here, because each code that is sent counts as an attempt. */
export const appCodeSchema = (t: Translate): z.ZodMiniType<{ code: string }, { code: string }> =>
  z.object({
    code: totpConfirmBody.shape.code.check(
      z.refine((code) => code === '' || /^\d{6}$/.test(appCode(code)), t(m.sixDigits)),
    ),
  })
