import { Hono } from 'hono'
import { capabilityCalls as calls } from '#contract/capabilities/calls.ts'
import { record } from '../db/activity.ts'
import { hasMailWord, sendMail, setMailWord } from '../db/mails.ts'
import { mails } from '../domain/mails.ts'
import { accountChange } from '../http/account-change.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { requireStepUp } from '../http/step-up.ts'

/** The word that customers choose, so that they recognise our emails (CAP-3). */
export function mailWordRoutes(deps: Deps) {
  const app = new Hono()

  endpoint(app, deps, calls.setWord, ({ c, body, visitor }) =>
    accountChange(c, deps, visitor, async (change) => {
      const { tx, userId, at, agent } = change
      await requireStepUp(c, change, 'set-word')
      const told = (await hasMailWord(tx, userId)) ? mails.wordReplaced : mails.wordSet
      // Sent first, so that it carries the earlier word: the customer recognises that one, also if a thief sets another.
      await sendMail(tx, userId, told({ at, agent }), at)
      await setMailWord(tx, userId, body.word)
      await record(tx, { userId, kind: 'word-changed', at, agent })
      return { body: { message: 'Your word is saved. Our later emails to you include it.' } }
    }),
  )

  return app
}
