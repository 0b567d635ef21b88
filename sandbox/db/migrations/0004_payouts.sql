-- The life of a withdrawal. Most events are the plan that time carries out: one counts once its time has come. Those of a
-- person or the customer are written when they happen, and replace what was still planned.
create table payout_events (
  withdrawal_id bigint not null references withdrawals (id) on delete cascade,
  seq integer not null check (seq > 0),
  user_id bigint not null references users (id) on delete cascade,
  at timestamptz not null,
  stage text not null check (stage in ('requested', 'checking', 'held', 'action_needed', 'approved', 'sent', 'arrived',
    'cancelling', 'cancelled', 'refused', 'returned')),
  actor text not null check (actor in ('you', 'us', 'bank', 'network')),
  reason text,
  text text,
  until timestamptz,
  -- When the customer read the message about it.
  read_at timestamptz,
  primary key (withdrawal_id, seq)
);
create index payout_messages on payout_events (user_id, at desc, withdrawal_id desc, seq desc)
  where stage in ('action_needed', 'held', 'refused', 'returned', 'arrived', 'cancelled');
create index payouts_arrived on payout_events (at) where stage = 'arrived';

-- A payout that comes back is approved until then. For the sums it is pending until it settles, so that the money is taken
-- all the time: `settles_at` and `fails` say when the money is finally gone or back. Null: sent when it settles.
alter table withdrawals add column sent_at timestamptz;

create function payout_status_at(sent_at timestamptz, settles_at timestamptz, fails boolean, at timestamptz) returns text
  language sql immutable parallel safe
  as $$ select case when fails and settles_at <= at then 'failed'
    when coalesce(sent_at, case when not fails then settles_at end) <= at then 'approved' else 'pending' end $$;

-- What is known of the rows that are there. Nobody gets a message about the past.
insert into payout_events (withdrawal_id, seq, user_id, at, stage, actor, read_at)
  select id, 1, user_id, created_at, 'requested', 'you', created_at from withdrawals;
insert into payout_events (withdrawal_id, seq, user_id, at, stage, actor, read_at)
  select id, 2, user_id, settles_at, case when fails then 'refused' else 'sent' end,
    case when fails then 'us' when wallet is null then 'bank' else 'network' end, settles_at
  from withdrawals where isfinite(settles_at);

-- A fee that holds for one payout until a time.
create table quotes (
  id text primary key,
  user_id bigint not null references users (id) on delete cascade,
  amount bigint not null check (amount between 1 and 99999999999999),
  charges integer not null,
  fee bigint not null check (fee between 0 and amount),
  destination text not null check (destination in ('bank', 'crypto')),
  created_at timestamptz not null,
  until timestamptz not null
);
create index quotes_of_user on quotes (user_id, until);
