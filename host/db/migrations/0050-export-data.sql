-- A copy of everything about a person, made on request: the newest one, until it expires.
create table data_exports (
  user_id integer primary key references users (id) on delete cascade,
  nonce text not null,
  token_hash text not null unique,
  -- A zip; null until a job has made it.
  archive bytea,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
