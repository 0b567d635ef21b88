-- Money is whole cents in bigint: numeric would accept NaN, and NaN passes every check.
create table users (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  phrase_hash text not null,
  name text not null,
  zip_code text not null,
  address text not null,
  country_of_residence text not null default '',
  investment_goal text not null,
  gender text not null default '',
  phone_number text not null default '',
  verified boolean not null default false,
  plan text not null default 'None',
  notification text not null default '',
  may_withdraw boolean not null default false,
  -- Percents in hundredths of a percent: 250 is 2.5 %.
  trading_progress integer not null default 0,
  withdrawal_charges integer not null default 250 check (withdrawal_charges between 0 and 10000),
  bitcoin_address text not null default '',
  ethereum_address text not null default '',
  usdt_address text not null default '',
  version integer not null default 1,
  created_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);

create table deposits (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  reference text not null unique,
  amount bigint not null check (amount between 1 and 99999999999999),
  created_at timestamptz not null,
  settles_at timestamptz not null,
  fails boolean not null
);
create index deposits_of_user on deposits (user_id, created_at desc, id desc);

create table withdrawals (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  reference text not null unique,
  amount bigint not null check (amount between 1 and 99999999999999),
  fee bigint not null check (fee between 0 and amount),
  charges integer not null,
  wallet text,
  account_number text,
  swift_code text,
  bank_name text,
  created_at timestamptz not null,
  settles_at timestamptz not null,
  fails boolean not null,
  check ((wallet is null) <> (account_number is null)),
  check ((account_number is null) = (swift_code is null) and (account_number is null) = (bank_name is null))
);
create index withdrawals_of_user on withdrawals (user_id, created_at desc, id desc);

create table earnings (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  kind text not null check (kind in ('trade', 'referral')),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create index earnings_of_user on earnings (user_id);

create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key text not null,
  route text not null,
  request_hash bytea not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- A status is what the row says at the time asked; no job moves it, so none can be missed.
create function status_at(settles_at timestamptz, fails boolean, at timestamptz) returns text
  language sql immutable parallel safe
  as $$ select case when settles_at > at then 'pending' when fails then 'failed' else 'approved' end $$;

-- Every balance is derived here and stored nowhere. sandbox/README.md holds the definitions in words.
create function balances_at(customer bigint, at timestamptz)
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
