-- The private address of a person's calendar. The database holds neither the address nor what it is derived from.
create table calendar_feeds (
  user_id integer primary key references users (id) on delete cascade,
  nonce text not null,
  token_hash text not null unique,
  created_at timestamptz not null
);
