import type { Database } from './database.ts'

type Difference = { customer: string; figure: string; kept: string; derived: string }

/** Customers per statement: few enough to stay far below the statement timeout. */
const CUSTOMERS_AT_ONCE = 200

/** Compares each customer's stored sums with the sums of their rows at `at`. Returns every figure that differs, in cents. */
export async function ledgerDifferences(db: Database, at: Date) {
  const differences: Difference[] = []
  let customers = 0
  let after = '0'
  for (;;) {
    const { rows: ids } = await db.query<{ id: string }>(
      `select id from users where id > $1 order by id limit ${CUSTOMERS_AT_ONCE}`,
      [after],
    )
    const last = ids.at(-1)
    if (last === undefined) return { customers, differences }
    const { rows } = await db.query<Difference>(
      `select u.id as customer, f.figure, f.kept::text as kept, f.derived::text as derived
       from users u, balances_at(u.id, $3) b, derived_balances_at(u.id, $3) d,
         lateral (values ('total_deposit', b.total_deposit, d.total_deposit), ('pend_balance', b.pend_balance, d.pend_balance),
           ('referral_bonus', b.referral_bonus, d.referral_bonus), ('trade_profit', b.trade_profit, d.trade_profit),
           ('total_equity', b.total_equity, d.total_equity)) as f (figure, kept, derived)
       where u.id > $1 and u.id <= $2 and f.kept is distinct from f.derived order by u.id, f.figure`,
      [after, last.id, at],
    )
    differences.push(...rows)
    customers += ids.length
    after = last.id
  }
}

/** Adds rows that have settled since the customer's last write to the stored sums. Returns for how many customers, at most 1,000 per call. */
export async function foldSettled(db: Database, at: Date): Promise<number> {
  const { rows } = await db.query<{ user_id: string }>(
    `select user_id from balances b where exists (select 1 from deposits d
         where d.user_id = b.user_id and d.settles_at > b.folded_until and d.settles_at <= $1)
       or exists (select 1 from withdrawals w
         where w.user_id = b.user_id and w.settles_at > b.folded_until and w.settles_at <= $1)
     order by user_id limit 1000`,
    [at],
  )
  for (const { user_id } of rows) await db.query('select fold_balances($1, $2)', [user_id, at])
  return rows.length
}
