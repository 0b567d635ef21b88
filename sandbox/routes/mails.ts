import { Hono } from 'hono'
import { type ShownMail, mailsOf, mailsToTestAddresses } from '../db/mails.ts'
import { findSession } from '../db/sessions.ts'
import { utcTime } from '../domain/utc-time.ts'
import type { Deps } from '../http/deps.ts'
import { HttpError } from '../http/http-error.ts'
import { isLocalRequest } from '../http/local-request.ts'
import { tokenHash, tokenOf } from '../security/tokens.ts'

/**
 * The emails that the sandbox would have sent, as a page without scripts and styles. With a customer's token it shows that customer's emails.
 * Without one it is only for a browser on the server's own machine, and shows only emails to addresses that nobody can own, such as
 * `…@sample.test`: a public demo must not show anyone's emails (docs/decisions/0021).
 */
export function mailPage(deps: Deps) {
  const app = new Hono()

  app.get('/sandbox/mails', async (c) => {
    const token = tokenOf(c.req.header('authorization'))
    const session = token && (await findSession(deps.db, tokenHash(token), deps.now(), deps.sessionLife))
    if (session) return c.html(page(await mailsOf(deps.db, session.userId, deps.now())))
    if (!isLocalRequest(c, deps))
      throw new HttpError(
        403,
        'Emails are shown only to a browser on the server’s own machine, or to the customer with their token.',
      )
    return c.html(page(await mailsToTestAddresses(deps.db, deps.now())))
  })

  return app
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

const article = ({ at, email, subject, body, word }: ShownMail) => `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(email)}, <time datetime="${at.toISOString()}">${utcTime(at)}</time></p>
${word === null ? '' : `<p>Your word: ${escaped(word)}</p>\n`}<pre>${escaped(body)}</pre>
</article>`

const page = (list: ShownMail[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Emails from the sandbox</title></head>
<body>
<h1>Emails from the sandbox</h1>
<p>Nothing was sent. These are the emails that the server would have sent, newest first.</p>
${list.length === 0 ? '<p>No emails yet.</p>' : list.map(article).join('\n')}
</body>
</html>
`
