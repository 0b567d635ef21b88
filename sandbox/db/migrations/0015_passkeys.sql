-- What a passkey knows its customer by. Random, so that it says nothing of the customer, and never blank.
alter table users add column passkey_handle text not null unique default replace(gen_random_uuid()::text, '-', '');

create table passkeys (
  id text primary key default gen_random_uuid()::text,
  user_id bigint not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Synced passkeys always say 0.
  counter bigint not null,
  name text not null,
  synced boolean not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- What a device was asked to sign. Used once. A sign-in's has no session; it is sent with a ticket.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'second-step', 'step-up')),
  -- The session or ticket that it is for, as a hash.
  bound_to bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenges_by_age on passkey_challenges (expires_at);
