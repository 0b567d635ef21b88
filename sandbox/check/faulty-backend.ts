import type { Reply, Question, Quirk } from './independent-backend-routes.ts'

// For tests: ways to break the contract in the responses of the independent backend.

export const isRefusal = ({ status }: Reply) => status >= 400
export const on =
  (...routes: string[]) =>
  ({ route }: Question) =>
    routes.includes(route)
export const deposits = on('POST /transaction/add')
export const withdrawals = on('POST /withdrawal/add')
export const json = (body: unknown, status = 200): Reply => ({ status, body, headers: {} })
export const changed = (message: string, status: number) => () => ({ status, body: { message } })

/** Changes the responses of some routes, or of all. */
export const changeResponses = (
  change: (response: Reply, question: Question) => Partial<Reply>,
  at = (_: Question, response: Reply) => response.status > 0,
): Quirk => ({
  after: (response, question) =>
    at(question, response) ? { ...response, ...change(response, question) } : response,
})
export const header = (
  name: string,
  value: string | undefined,
  at?: (question: Question, response: Reply) => boolean,
) =>
  changeResponses(({ headers }) => {
    const { [name]: _, ...rest } = headers
    return { headers: value === undefined ? rest : { ...rest, [name]: value } }
  }, at)
export const preflight = ({ route }: Question) => route.startsWith('OPTIONS')
export const success = (_: Question, response: Reply) => response.status < 300
export const refusal = (_: Question, response: Reply) => isRefusal(response)
export const body = (change: (body: never) => unknown, at: (question: Question) => boolean) =>
  changeResponses(
    (response) => ({ body: change(response.body as never) }),
    (question, response) => at(question) && response.status < 300,
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
