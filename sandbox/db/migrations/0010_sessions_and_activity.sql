-- A session gets a random public id, because neither its token nor the token's hash may be shown.
alter table sessions
  add column id text not null unique default gen_random_uuid()::text,
  -- In words, such as 'Firefox on Linux'. The header itself is not stored.
  add column agent text not null default 'Unknown browser';

-- Withdrawals are refused before this time. The customer sets it, or says 'This was not me'.
alter table users add column locked_until timestamptz;

-- What happened in an account. Each row is written in the transaction of what it reports.
create table activity (
  seq bigint generated always as identity primary key,
  id text not null unique default gen_random_uuid()::text,
  user_id bigint not null references users (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  result text not null check (result in ('done', 'refused')),
  agent text,
  reference text
);
create index activity_of_user on activity (user_id, seq desc);
create index activity_by_age on activity (at);
-- Whether a browser is new to an account.
create index activity_of_sign_ins on activity (user_id, agent) where kind = 'sign-in';

-- What the sandbox would have mailed.
create table mails (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  at timestamptz not null,
  subject text not null,
  body text not null
);
create index mails_of_user on mails (user_id, id desc);
create index mails_by_age on mails (at);
