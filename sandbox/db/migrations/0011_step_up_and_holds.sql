-- Proofs that it is the customer, each for one request of one session: its action and the SHA-256 of its body. Used once.
create table step_up_proofs (
  proof_hash bytea primary key,
  token_hash bytea not null references sessions (token_hash) on delete cascade,
  action text not null,
  body_hash bytea not null,
  expires_at timestamptz not null
);
create index step_up_proofs_of_session on step_up_proofs (token_hash);
create index step_up_proofs_by_age on step_up_proofs (expires_at);

-- Withdrawals are refused until the latest of these, one per reason.
create table withdrawal_holds (
  user_id bigint not null references users (id) on delete cascade,
  reason text not null check (reason in ('password-reset', 'second-step-off')),
  until timestamptz not null,
  primary key (user_id, reason)
);
