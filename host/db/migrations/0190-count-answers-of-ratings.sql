-- How many reviews each figure is from. A figure from fewer than three is null.
alter table company_ratings
  add role_count integer not null default 0,
  add company_count integer not null default 0,
  add culture_count integer not null default 0,
  add recommend_count integer not null default 0,
  -- Of each question with three answers or more: {"mean": 4.2, "count": 12}.
  add questions jsonb not null default '{}';
