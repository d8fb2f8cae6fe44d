-- Counters of the rate limits that all hosts on a server share, in the columns that rate-limiter-flexible expects. They
-- may be lost in a crash, so they need no write-ahead log.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
