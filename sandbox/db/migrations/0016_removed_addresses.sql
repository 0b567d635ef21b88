-- An address that was removed before it could be used. It is refused until then, so that removing it doesn't end the wait.
create table removed_addresses (
  user_id bigint not null references users (id) on delete cascade,
  address_key text not null,
  usable_from timestamptz not null,
  primary key (user_id, address_key)
);
