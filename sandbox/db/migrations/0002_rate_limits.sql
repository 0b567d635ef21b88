-- The table that rate-limiter-flexible keeps its counters in when several servers share one PostgreSQL.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
