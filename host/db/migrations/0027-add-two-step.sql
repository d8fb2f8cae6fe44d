-- Two-step log-in: the secret that an authenticator app shares with us, one for each account.
create table two_step (
  user_id integer primary key references users (id) on delete cascade,
  -- Encrypted with a key that is derived from the secret of the site.
  secret text not null,
  -- Until then a set-up that was begun can be finished; null once two-step log-in is on.
  expires_at timestamptz,
  -- The period of 30 seconds of the last code that was accepted: a code works once.
  last_period bigint not null default 0
);
create index two_step_expiry on two_step (expires_at);

-- SHA-256 of codes of 80 random bits, each of which works once in place of the app.
create table recovery_codes (
  code_hash text not null,
  user_id integer not null references users (id) on delete cascade,
  primary key (user_id, code_hash)
);

-- People who have entered their password but not yet a code.
create table two_step_logins (
  -- SHA-256 of what the cookie holds.
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  -- "Keep me logged in".
  is_long boolean not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index two_step_logins_user on two_step_logins (user_id);
create index two_step_logins_expiry on two_step_logins (expires_at);
