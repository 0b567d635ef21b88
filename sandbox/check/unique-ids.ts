import { isObject, isSuccess, refusedInBody } from './responses.ts'
import type { Exchange } from './client.ts'
import { NotChecked, type Report, demand, show } from './report.ts'

/** The app settles an unknown outcome with rows whose `_id` is new (app/money/history-match.ts), so an `_id` must be unique. */
function repeatedIds(responses: Exchange[], name: string): string[] {
  return responses.flatMap(({ json }) => {
    const list = isObject(json) ? json[name] : undefined
    const ids = Array.isArray(list) ? list.filter(isObject).map(({ _id }) => _id) : []
    const known = ids.filter((each) => each !== undefined && each !== null)
    return known.filter((each, index) => known.indexOf(each) !== index).map((each) => show(each))
  })
}

/** Adds two results: whether any list of deposits, or of withdrawals, has an `_id` twice. */
export async function checkUniqueIds(check: Report['check'], answered: Exchange[]) {
  for (const [id, label, name, noun] of [
    ['API-7', 'GET /transaction/all', 'allTransactions', 'deposit'],
    ['API-8', 'GET /withdrawal/all', 'allWithdrawals', 'withdrawal'],
  ] as const)
    await check(id, `each ${noun} has an _id of its own`, () => {
      const about = answered.filter((each) => each.label === label && isSuccess(each) && !refusedInBody(each))
      if (about.length === 0) throw new NotChecked(`${label} gave no answer to read`)
      const [repeated] = repeatedIds(about, name)
      demand(repeated === undefined, 'a different _id for each row', `${repeated} more than once`)
    })
}
