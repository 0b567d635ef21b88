import { MARKET_AS_OF_HEADER } from '#contract/market-source.ts'
import { LONGEST_MESSAGE } from '#contract/response-limits.ts'
import { isObject, isSuccess, received, refusalStatuses, refusedInBody } from './responses.ts'
import type { Exchange } from './client.ts'
import { Fault, NotChecked, Optional, type Report, brief, demand, places, show } from './report.ts'
import { checkUniqueIds } from './unique-ids.ts'
import { type Misfit, misfitsOf, unique } from './shapes.ts'

/** Formats findings as `a (GET /x, POST /y and 2 more)`. */
function listed(found: [label: string, what: string][]): string {
  const byWhat = new Map<string, Set<string>>()
  for (const [label, what] of found) byWhat.set(what, (byWhat.get(what) ?? new Set()).add(label))
  const shown = Array.from(byWhat).slice(0, 4)
  const rest = byWhat.size > shown.length ? ` and ${byWhat.size - shown.length} other answers` : ''
  return `${shown.map(([what, labels]) => `${what} (${places(Array.from(labels))})`).join('; ')}${rest}`
}

const markup = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\d+);/i
const internals =
  /\bat \S+ ?\(?\S*:\d+(?::\d+)?|Traceback|SQLSTATE|ECONN[A-Z]+|\b\w*(?:Sequelize|Mongo|Prisma|Query|Type|Reference|SQL)\w*(?:Error|Exception)\b|relation "|duplicate key/

function sentencesOf({ json }: Exchange): string[] {
  if (!isObject(json)) return []
  const fields = isObject(json.fields) ? Object.values(json.fields) : []
  return [json.message, ...fields].filter((each) => typeof each === 'string')
}

const isRefusal = ({ status, absent }: Exchange) => !absent && refusalStatuses.includes(status)
const hasSentence = ({ json }: Exchange) =>
  isObject(json) && typeof json.message === 'string' && json.message.trim() !== ''
const readsNoAnswer = ({ call, write }: Exchange) => write && call.id !== 'API-1' && call.id !== 'API-2'
const sentAsJson = ({ headers }: Exchange) =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')

type Rule = {
  id: string
  what: string
  expected: string
  /** Selects the responses that the rule applies to. */
  among: (response: Exchange) => boolean
  wrong: (response: Exchange) => string | string[] | false
}

/** Rules for all calls. Each is checked once over all responses, so that one fault is one line of the report. */
const rules: Rule[] = [
  {
    id: 'API-16',
    what: 'a successful write answers with JSON or nothing',
    expected: 'JSON or an empty body',
    among: (each) => readsNoAnswer(each) && isSuccess(each),
    wrong: (each) => each.text.trim() !== '' && each.json === undefined && received(each),
  },
  {
    id: 'API-15',
    what: 'no write is redirected',
    expected: 'an answer from the address itself',
    among: ({ write }) => write,
    wrong: (each) => each.redirected && received(each),
  },
  {
    id: 'API-16',
    what: 'a refusal is not sent as a success',
    expected: `a refusal's own status (${refusalStatuses.slice(0, -1).join(', ')})`,
    among: () => true,
    wrong: (each) => refusedInBody(each) && received(each),
  },
  {
    id: 'API-15',
    what: 'a refusal is JSON with a message',
    expected: '{"message": "…"}',
    among: isRefusal,
    wrong: (each) => !hasSentence(each) && received(each),
  },
  {
    id: 'API-12',
    what: 'JSON is sent as JSON',
    expected: 'Content-Type: application/json',
    among: ({ json }) => json instanceof Object,
    wrong: (each) => !sentAsJson(each) && show(each.headers.get('content-type') ?? undefined),
  },
  {
    id: 'TXT-2',
    what: 'messages are short plain sentences',
    expected: `plain text up to ${LONGEST_MESSAGE} characters`,
    among: (each) => sentencesOf(each).length > 0,
    wrong: (each) =>
      sentencesOf(each)
        .filter((line) => line.length > LONGEST_MESSAGE || markup.test(line) || internals.test(line))
        .map((line) => (line.length > LONGEST_MESSAGE ? `${line.length} characters` : show(line))),
  },
  {
    id: 'API-15',
    what: 'Retry-After is readable',
    expected: 'whole seconds or an HTTP date',
    among: ({ headers }) => headers.has('retry-after'),
    wrong: badWait,
  },
]

type Limit = { limitMs: number }

/** Checks the rules for all calls on the responses in `log`. `limitMs`: the time limit of each call, in milliseconds, for the report. */
export async function checkRules({ check }: Report, log: Exchange[], { limitMs }: Limit) {
  const answered = log.filter(({ lost }) => lost === '')
  const within = `an answer within ${limitMs / 1000} s`
  await check('API-14', `every call is answered within ${limitMs / 1000} s`, () => {
    const late = log.flatMap(({ label, lost }): [string, string][] => (lost === '' ? [] : [[label, lost]]))
    const [first] = log
    if (first && first.advice !== '' && answered.length === 0) throw new Error(first.advice)
    if (late.length > 0) throw new Fault(within, listed(late))
  })
  await check('API-12', 'the calls are found at the address', () => {
    if (answered.length === 0) throw new NotChecked('there was no answer')
    const missing = answered.every(({ status }) => status === 404)
    demand(
      !missing,
      'the calls of the contract at --url',
      '404 to every one; is a part such as /api missing?',
    )
  })
  for (const { id, what, expected, among, wrong } of rules)
    await check(id, what, () => {
      const about = answered.filter(among)
      if (about.length === 0) throw new NotChecked('there was no such answer')
      const found = about.flatMap((each) =>
        [wrong(each) || []].flat().map((text): [string, string] => [each.label, text]),
      )
      if (found.length > 0) throw new Fault(expected, listed(found))
    })
  await check('API-17', 'answers carry X-Request-Id', () => {
    if (answered.length === 0) throw new NotChecked('there was no answer')
    if (answered.some(({ headers }) => headers.has('x-request-id'))) return
    throw new Optional('they don’t', 'A customer who reports an error can’t name the request to support.')
  })
  await check('API-11', 'the price list says how old it is', () => {
    const list = answered.find((each) => each.call.id === 'API-11' && isSuccess(each))
    if (!list) throw new NotChecked('there is no price list')
    if (list.headers.has(MARKET_AS_OF_HEADER)) return
    throw new Optional('there is no X-Market-As-Of', 'Customers see prices without their source and time.')
  })
  await checkShapes(check, answered)
  await checkUniqueIds(check, answered)
}

function badWait({ headers }: Exchange): string | false {
  const value = headers.get('retry-after') ?? ''
  return !/^\d+$/.test(value) && !/^[A-Z][a-z]{2}, .* GMT$/.test(value) && show(value)
}

const describeMisfits = (misfits: Misfit[]) =>
  misfits
    .map(({ key, expected, received: got }) => `${key}: expected ${expected}, received ${got}`)
    .join('; ')

async function checkShapes(check: Report['check'], answered: Exchange[]) {
  const all = unique(answered.filter(({ absent }) => !absent).flatMap(misfitsOf))
  const some = (kind: Misfit['kind']) => all.filter((each) => each.kind === kind)
  const reported = new Set<string>()

  const fields = [
    ['API-5', 'GET /transaction/token-user', 'the details have every field'],
    ['API-1', 'POST /auth/login', 'the user in the sign-in answer has every field'],
    ['API-7', 'GET /transaction/all', 'deposits have every field'],
    ['API-8', 'GET /withdrawal/all', 'withdrawals have every field'],
    ['API-11', 'GET /market/coins', 'coins have every field'],
  ] as const
  for (const [id, label, what] of fields)
    await check(id, what, () => {
      if (!answered.some((each) => each.label === label && isSuccess(each) && !refusedInBody(each)))
        throw new NotChecked(`${label} gave no answer to read`)
      // A fault in the details is reported once, although two calls send them.
      const found = some('field').filter((each) => each.label === label && !reported.has(each.key))
      if (label === 'GET /transaction/token-user') for (const { key } of found) reported.add(key)
      if (found.length > 0) throw new Error(brief(describeMisfits(found), 600))
    })
  for (const [kind, id, what] of [
    ['figure', 'API-12', 'amounts are numbers'],
    ['time', 'API-12', 'times carry their zone'],
  ] as const)
    await check(id, what, () => {
      if (!answered.some((each) => isSuccess(each) && each.call.bearer))
        throw new NotChecked('nothing was read')
      const found = some(kind)
      if (found[0])
        throw new Fault(
          found[0].expected,
          listed(found.map((each) => [`${each.key} of ${each.label}`, each.received])),
        )
    })
}
