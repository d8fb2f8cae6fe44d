-- Adverts whose feed gives no date: their page says when they were first seen, and a job closes them.
alter table jobs add column undated boolean not null default false;

-- When a feed last listed a record, and what the record said. Apart from the rows themselves, because every import writes
-- here and no page changes with it.
create table feed_entries (
  kind text not null check (kind in ('jobs', 'reviews')),
  source text not null,
  source_id text not null,
  -- A hash of everything that makes the record, to find its repeats under other ids.
  content_key text,
  seen_at timestamptz not null,
  primary key (kind, source, source_id)
);
create index feed_entries_content on feed_entries (kind, content_key) where content_key is not null;
create index feed_entries_seen on feed_entries (kind, source, seen_at);

-- What was imported before this migration counts as seen when it last changed.
insert into feed_entries (kind, source, source_id, seen_at)
select 'jobs', source, source_id, updated_at from jobs where source is not null and source_id is not null
on conflict do nothing;
