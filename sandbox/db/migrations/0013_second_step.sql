-- The secret of a customer's authenticator. It has to be readable, because codes are calculated from it.
create table totp_secrets (
  user_id bigint primary key references users (id) on delete cascade,
  secret text not null,
  -- Until when it can be confirmed with a first code.
  confirm_until timestamptz not null,
  -- Null until it is confirmed: the second step is off.
  on_since timestamptz,
  -- The time step of the last code that was accepted. A code works only if its step is later, so no code works twice.
  last_step bigint not null default 0
);

create table backup_codes (
  user_id bigint not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A sign-in whose password was right and whose second step is still to come.
create table sign_in_tickets (
  ticket_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- A ticket ends with the password it was given for.
  password_hash text not null,
  expires_at timestamptz not null,
  tries_left integer not null
);
create index sign_in_tickets_of_user on sign_in_tickets (user_id);
create index sign_in_tickets_by_age on sign_in_tickets (expires_at);
