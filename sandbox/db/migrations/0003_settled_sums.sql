-- A customer's balance was summed up from all of their rows each time. Here the sum of what has settled is kept beside the
-- rows, so that only what has settled since, or is still pending, is read.
create table balances (
  user_id bigint primary key references users (id) on delete cascade,
  -- Rows that settle up to this time are in the two sums below, each as what it finally is: approved, or failed and nothing.
  folded_until timestamptz not null default '-infinity',
  deposited numeric not null default 0,
  withdrawn numeric not null default 0,
  -- An earning counts from the start.
  trade numeric not null default 0,
  referral numeric not null default 0
);

create index deposits_by_settling on deposits (user_id, settles_at) include (amount, fails);
create index withdrawals_by_settling on withdrawals (user_id, settles_at) include (amount, fails);

-- The definition of every figure, from the rows alone. `npm run check:ledger` compares the kept sums with it.
create function derived_balances_at(customer bigint, at timestamptz)
  returns table (total_deposit numeric, pend_balance numeric, referral_bonus numeric, trade_profit numeric, total_equity numeric)
  language sql stable parallel safe
  as $$
    select d.approved, d.pending, e.referral, e.trade - w.taken, d.approved + e.referral + e.trade - w.taken
    from
      (select
        coalesce(sum(amount) filter (where status_at(settles_at, fails, at) = 'approved'), 0) as approved,
        coalesce(sum(amount) filter (where status_at(settles_at, fails, at) = 'pending'), 0) as pending
       from deposits where user_id = customer) d,
      (select
        coalesce(sum(amount) filter (where kind = 'trade'), 0) as trade,
        coalesce(sum(amount) filter (where kind = 'referral'), 0) as referral
       from earnings where user_id = customer) e,
      (select coalesce(sum(amount) filter (where status_at(settles_at, fails, at) <> 'failed'), 0) as taken
       from withdrawals where user_id = customer) w
  $$;

-- The same figures for any time: the sums, with every row that settles later than `at` or than the sums corrected. A clock
-- that was set back asks for a time before `folded_until`; the rows in between are then taken out of the sums again.
-- Without the setting the planner, which does not know the time, expects a third of all rows and reads the whole table.
create or replace function balances_at(customer bigint, at timestamptz)
  returns table (total_deposit numeric, pend_balance numeric, referral_bonus numeric, trade_profit numeric, total_equity numeric)
  language sql stable parallel safe set enable_seqscan = off
  as $$
    select s.deposited + d.approved, d.pending, s.referral, s.trade - s.withdrawn - w.taken,
      s.deposited + d.approved + s.referral + s.trade - s.withdrawn - w.taken
    from
      (select coalesce(max(folded_until), '-infinity') as folded_until, coalesce(max(deposited), 0) as deposited,
        coalesce(max(withdrawn), 0) as withdrawn, coalesce(max(trade), 0) as trade, coalesce(max(referral), 0) as referral
       from balances where user_id = customer) s,
      lateral (select
        coalesce(sum(amount) filter (where settles_at <= at and not fails and settles_at > s.folded_until), 0)
          - coalesce(sum(amount) filter (where settles_at > at and not fails and settles_at <= s.folded_until), 0) as approved,
        coalesce(sum(amount) filter (where settles_at > at), 0) as pending
       from deposits where user_id = customer and settles_at > least(at, s.folded_until)) d,
      lateral (select
        coalesce(sum(amount) filter (where settles_at > at or not fails), 0)
          - coalesce(sum(amount) filter (where not fails and settles_at <= s.folded_until), 0) as taken
       from withdrawals where user_id = customer and settles_at > least(at, s.folded_until)) w
  $$;

-- Takes what has settled by `until` into the sums. Everything that changes a customer's rows or sums locks the row in
-- `balances` first, so each statement after it sees all that was written before.
create function fold_balances(customer bigint, until timestamptz) returns void language plpgsql as $$
  declare
    since timestamptz;
  begin
    select folded_until into since from balances where user_id = customer for update;
    if since is null or until <= since then return; end if;
    update balances set
      folded_until = until,
      deposited = deposited + (select coalesce(sum(amount), 0) from deposits
        where user_id = customer and settles_at > since and settles_at <= until and not fails),
      withdrawn = withdrawn + (select coalesce(sum(amount), 0) from withdrawals
        where user_id = customer and settles_at > since and settles_at <= until and not fails)
    where user_id = customer;
  end
$$;

create function lock_balances(customers bigint[]) returns void language plpgsql as $$
  begin
    insert into balances (user_id) select distinct unnest(customers) order by 1 on conflict do nothing;
    perform 1 from balances where user_id = any (customers) order by user_id for update;
  end
$$;

-- New rows: those that the sums have passed already are added, then the sums move on to the time of the newest row.
create function count_new_movements() returns trigger language plpgsql as $$
  declare
    each record;
  begin
    perform lock_balances(array(select distinct user_id from added));
    if tg_table_name = 'deposits' then
      update balances b set deposited = b.deposited + a.amount
      from (select a.user_id, sum(a.amount) as amount from added a join balances k using (user_id)
        where a.settles_at <= k.folded_until and not a.fails group by a.user_id) a
      where b.user_id = a.user_id;
    else
      update balances b set withdrawn = b.withdrawn + a.amount
      from (select a.user_id, sum(a.amount) as amount from added a join balances k using (user_id)
        where a.settles_at <= k.folded_until and not a.fails group by a.user_id) a
      where b.user_id = a.user_id;
    end if;
    for each in select user_id, max(created_at) as newest from added group by user_id order by user_id loop
      perform fold_balances(each.user_id, each.newest);
    end loop;
    return null;
  end
$$;
create trigger deposits_added after insert on deposits
  referencing new table as added for each statement execute function count_new_movements();
create trigger withdrawals_added after insert on withdrawals
  referencing new table as added for each statement execute function count_new_movements();

create function count_new_earnings() returns trigger language plpgsql as $$
  begin
    perform lock_balances(array(select distinct user_id from added));
    update balances b set trade = b.trade + a.trade, referral = b.referral + a.referral
    from (select user_id, coalesce(sum(amount) filter (where kind = 'trade'), 0) as trade,
        coalesce(sum(amount) filter (where kind = 'referral'), 0) as referral
      from added group by user_id) a
    where b.user_id = a.user_id;
    return null;
  end
$$;
create trigger earnings_added after insert on earnings
  referencing new table as added for each statement execute function count_new_earnings();

-- The app never changes or deletes such a row. An operator may, and then the sums are made anew from what is left.
create function sum_up_balances(customers bigint[]) returns void language plpgsql as $$
  begin
    perform lock_balances(array(select id from users where id = any (customers)));
    update balances b set
      deposited = (select coalesce(sum(amount), 0) from deposits d
        where d.user_id = b.user_id and d.settles_at <= b.folded_until and not d.fails),
      withdrawn = (select coalesce(sum(amount), 0) from withdrawals w
        where w.user_id = b.user_id and w.settles_at <= b.folded_until and not w.fails),
      trade = (select coalesce(sum(amount), 0) from earnings e where e.user_id = b.user_id and e.kind = 'trade'),
      referral = (select coalesce(sum(amount), 0) from earnings e where e.user_id = b.user_id and e.kind = 'referral')
    where user_id = any (customers);
  end
$$;
create function sum_up_after_delete() returns trigger language plpgsql as $$
  begin
    perform sum_up_balances(array(select distinct user_id from removed));
    return null;
  end
$$;
create function sum_up_after_update() returns trigger language plpgsql as $$
  begin
    perform sum_up_balances(array(select user_id from removed union select user_id from added));
    return null;
  end
$$;
create function sum_up_after_truncate() returns trigger language plpgsql as $$
  begin
    perform sum_up_balances(array(select user_id from balances));
    return null;
  end
$$;
create trigger deposits_truncated after truncate on deposits
  for each statement execute function sum_up_after_truncate();
create trigger withdrawals_truncated after truncate on withdrawals
  for each statement execute function sum_up_after_truncate();
create trigger earnings_truncated after truncate on earnings
  for each statement execute function sum_up_after_truncate();
create trigger deposits_deleted after delete on deposits
  referencing old table as removed for each statement execute function sum_up_after_delete();
create trigger withdrawals_deleted after delete on withdrawals
  referencing old table as removed for each statement execute function sum_up_after_delete();
create trigger earnings_deleted after delete on earnings
  referencing old table as removed for each statement execute function sum_up_after_delete();
create trigger deposits_updated after update on deposits
  referencing old table as removed new table as added for each statement execute function sum_up_after_update();
create trigger withdrawals_updated after update on withdrawals
  referencing old table as removed new table as added for each statement execute function sum_up_after_update();
create trigger earnings_updated after update on earnings
  referencing old table as removed new table as added for each statement execute function sum_up_after_update();

-- What is there already, up to the newest row of each customer.
insert into balances (user_id, folded_until)
  select u.id, coalesce(greatest(
    (select max(created_at) from deposits where user_id = u.id),
    (select max(created_at) from withdrawals where user_id = u.id)), '-infinity')
  from users u;
update balances b set deposited = d.amount
  from (select d.user_id, sum(d.amount) as amount from deposits d join balances k using (user_id)
    where d.settles_at <= k.folded_until and not d.fails group by d.user_id) d
  where b.user_id = d.user_id;
update balances b set withdrawn = w.amount
  from (select w.user_id, sum(w.amount) as amount from withdrawals w join balances k using (user_id)
    where w.settles_at <= k.folded_until and not w.fails group by w.user_id) w
  where b.user_id = w.user_id;
update balances b set trade = e.trade, referral = e.referral
  from (select user_id, coalesce(sum(amount) filter (where kind = 'trade'), 0) as trade,
      coalesce(sum(amount) filter (where kind = 'referral'), 0) as referral
    from earnings group by user_id) e
  where b.user_id = e.user_id;
