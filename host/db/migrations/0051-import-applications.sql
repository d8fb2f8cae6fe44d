-- A spreadsheet between its preview and the import, for an hour at most.
create table application_imports (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users (id) on delete cascade,
  -- The cells as text, the heading first.
  cells jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index application_imports_user on application_imports (user_id);
