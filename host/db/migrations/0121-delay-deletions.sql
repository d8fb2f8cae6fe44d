-- Accounts whose owners have asked for their deletion, until it happens. Each row holds the link that keeps the account.
create table pending_deletions (
  user_id integer primary key references users (id) on delete cascade,
  -- What becomes of published reviews.
  reviews text not null check (reviews in ('keep', 'delete')),
  -- The reviews that are hidden meanwhile, to show them again.
  hidden_reviews integer[] not null default '{}',
  nonce text not null,
  token_hash text not null unique,
  requested_at timestamptz not null,
  deletes_at timestamptz not null
);
create index pending_deletions_time on pending_deletions (deletes_at);
