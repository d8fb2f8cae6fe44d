-- The last result of each feed that is read on a schedule, by the name of its source. `usual` is the number of records
-- that the run before took: a feed that shrinks by half is reported.
create table feeds (
  source text primary key,
  ran_at timestamptz not null,
  state text not null check (state in ('read', 'empty', 'shrunk', 'incomplete', 'failed')),
  taken integer not null,
  rejected integer not null,
  usual integer not null,
  fault text
);
