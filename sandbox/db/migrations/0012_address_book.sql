create table saved_addresses (
  id text primary key default gen_random_uuid()::text,
  user_id bigint not null references users (id) on delete cascade,
  label text not null,
  network text not null,
  address text not null,
  -- The address as it is compared: in small letters if its format doesn't distinguish letter case.
  address_key text not null,
  created_at timestamptz not null,
  usable_from timestamptz not null,
  unique (user_id, address_key)
);
create unique index saved_addresses_by_label on saved_addresses (user_id, lower(label));

alter table users
  add column only_saved boolean not null default false,
  -- Set while `only_saved` has been switched off and still holds.
  add column only_saved_off_from timestamptz;
