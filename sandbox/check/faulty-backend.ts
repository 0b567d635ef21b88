import type { Answer, Question, Quirk } from './independent-backend-routes.ts'

// For tests: ways to break the contract in the answers of the independent backend.

export const isRefusal = ({ status }: Answer) => status >= 400
export const on =
  (...routes: string[]) =>
  ({ route }: Question) =>
    routes.includes(route)
export const deposits = on('POST /transaction/add')
export const withdrawals = on('POST /withdrawal/add')
export const json = (body: unknown, status = 200): Answer => ({ status, body, headers: {} })
export const changed = (message: string, status: number) => () => ({ status, body: { message } })

/** Changes the answers of some routes, or of all. */
export const answers = (
  change: (answer: Answer, question: Question) => Partial<Answer>,
  at = (_: Question, answer: Answer) => answer.status > 0,
): Quirk => ({
  after: (answer, question) => (at(question, answer) ? { ...answer, ...change(answer, question) } : answer),
})
export const header = (
  name: string,
  value: string | undefined,
  at?: (question: Question, answer: Answer) => boolean,
) =>
  answers(({ headers }) => {
    const { [name]: _, ...rest } = headers
    return { headers: value === undefined ? rest : { ...rest, [name]: value } }
  }, at)
export const preflight = ({ route }: Question) => route.startsWith('OPTIONS')
export const success = (_: Question, answer: Answer) => answer.status < 300
export const refusal = (_: Question, answer: Answer) => isRefusal(answer)
export const body = (change: (body: never) => unknown, at: (question: Question) => boolean) =>
  answers(
    (answer) => ({ body: change(answer.body as never) }),
    (question, answer) => at(question) && answer.status < 300,
  )
export type Rows = { [list: string]: Record<string, unknown>[] }
/** Changes each row of a list. */
export const rows = (list: string, change: (row: Record<string, unknown>) => object) => (all: Rows) => ({
  [list]: all[list]?.map(change),
})
export const lists = on('GET /transaction/all', 'GET /withdrawal/all')
export const details = on('GET /transaction/token-user')
export const withdrawalRows = (change: (row: Record<string, unknown>) => object) =>
  body(rows('allWithdrawals', change), on('GET /withdrawal/all'))
