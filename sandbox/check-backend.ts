import { readArguments } from './arguments.ts'
import { runChecks } from './check/run.ts'
import { newEmail } from './check/throw-away.ts'
import { notChecked } from './check/not-checked.ts'

const usage = `Checks a backend against the contract in docs/backend.md.

  npm run check:backend -- --url https://api.example.test [--origin https://app.example.test]
  CHECK_PASSWORD=… npm run check:backend -- --url … --email customer@example.test

It registers two accounts and records deposits in the backend, and a third account if it declares
capabilities that protect one. With --email it also requests withdrawals of up to 8 dollars each from
that account. Use a test system.

--url             the address that the calls' paths are added to, such as http://localhost:4173/api
--origin          where the app will be served from, if that is not the backend's own address
--email           an existing test account that may withdraw, with 60 dollars of trade profit (or CHECK_EMAIL)
--password        its password; CHECK_PASSWORD keeps it out of the shell's history
--register-email  the address to register; by default an invented one under example.com
`

function refuse(reason: string): never {
  process.stdout.write(`${reason}\n\n${usage}`)
  process.exit(2)
}

const text = { type: 'string' } as const
const { values } = readArguments(
  {
    options: {
      url: text,
      origin: text,
      email: text,
      password: text,
      'register-email': text,
      help: { type: 'boolean' },
    },
  },
  refuse,
)

const address = (name: string, value: string) => {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    refuse(`${name} must be an address that begins with http:// or https://.`)
  }
  return new URL(value)
}

if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
if (values.url === undefined) refuse('--url is missing.')
address('--url', values.url)
const origin = values.origin === undefined ? undefined : address('--origin', values.origin).origin
const email = values.email ?? process.env.CHECK_EMAIL
const password = values.password ?? process.env.CHECK_PASSWORD
if ((email === undefined) !== (password === undefined)) {
  refuse(
    'An account needs both --email and a password. To choose the address to register, use --register-email.',
  )
}
const existing = email !== undefined && password !== undefined ? { email, password } : undefined

const base = values.url.replace(/\/+$/, '')
const registered = values['register-email'] ?? newEmail()
process.stdout.write(
  `This registers ${registered}, y${registered} and perhaps z${registered} at ${base}, and records deposits there` +
    `${existing ? `, and requests withdrawals from ${existing.email}` : ''}.\n\n`,
)
const results = await runChecks({ base, email: registered, origin, existing })
const width = Math.max(...results.map(({ what }) => what.length))
for (const { id, what, outcome, note } of results) {
  process.stdout.write(`${id.padEnd(7)} ${what.padEnd(width)}  ${outcome}${note === '' ? '' : `: ${note}`}\n`)
}
process.stdout.write(
  `\nIt can’t see these, so test them yourself:\n${notChecked.map((each) => `- ${each}\n`).join('')}`,
)
const count = (outcome: string) => results.filter((each) => each.outcome === outcome).length
process.stdout.write(
  `\n${count('holds')} hold, ${count('FAILS')} fail, ${count('optional')} optional, ${count('not checked')} not checked, ${count('not offered')} not offered.\n`,
)
process.exit(count('FAILS') === 0 ? 0 : 1)
