import type { Reply, ApiRequest, Quirk } from './independent-backend-routes.ts'

// For tests: ways to break the contract in the responses of the independent backend.

export const isRefusal = ({ status }: Reply) => status >= 400
export const on =
  (...routes: string[]) =>
  ({ route }: ApiRequest) =>
    routes.includes(route)
export const deposits = on('POST /transaction/add')
export const withdrawals = on('POST /withdrawal/add')
export const json = (body: unknown, status = 200): Reply => ({ status, body, headers: {} })
export const changed = (message: string, status: number) => () => ({ status, body: { message } })

/** Changes the responses of some routes, or of all. */
export const changeResponses = (
  change: (response: Reply, request: ApiRequest) => Partial<Reply>,
  at = (_: ApiRequest, response: Reply) => response.status > 0,
): Quirk => ({
  after: (response, request) =>
    at(request, response) ? { ...response, ...change(response, request) } : response,
})
export const header = (
  name: string,
  value: string | undefined,
  at?: (request: ApiRequest, response: Reply) => boolean,
) =>
  changeResponses(({ headers }) => {
    const { [name]: _, ...rest } = headers
    return { headers: value === undefined ? rest : { ...rest, [name]: value } }
  }, at)
export const preflight = ({ route }: ApiRequest) => route.startsWith('OPTIONS')
export const success = (_: ApiRequest, response: Reply) => response.status < 300
export const refusal = (_: ApiRequest, response: Reply) => isRefusal(response)
export const body = (change: (body: never) => unknown, at: (request: ApiRequest) => boolean) =>
  changeResponses(
    (response) => ({ body: change(response.body as never) }),
    (request, response) => at(request) && response.status < 300,
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
