-- Keeps the tables of 0011 in the transaction of every change: statement triggers note which rows changed, and one
-- deferred trigger reads them again just before the commit, however many statements touched them.

-- Number of a set, made where it is new. One writer at a time comes here, see search_apply.
create function search_set(set_kind text, set_ids integer[]) returns integer language plpgsql as $$
declare found_id integer;
begin
  select id into found_id from search_sets where kind = set_kind and ids = set_ids;
  if found_id is null then
    insert into search_sets (kind, ids) values (set_kind, set_ids) returning id into found_id;
  end if;
  return found_id;
end $$;

create function search_learn(texts text[]) returns void language sql as $$
  insert into search_words
  select distinct word from unnest(texts) as t, regexp_split_to_table(t, '[^a-z0-9]+') as word
  where length(word) between 2 and 40 order by word
  on conflict do nothing
$$;

-- What a job is counted under.
create function search_values(s job_search) returns table (kind text, value integer) language sql immutable as $$
  values ('all', 0), ('type', s.type_set), ('role', s.role_set), ('area', s.area_set), ('company', s.company_id),
    ('industry', s.industry_id), ('pattern', s.pattern::integer), ('visa', case when s.visa then 1 end),
    ('pay', case when s.pay is not null then least(s.pay / 5000, 20) end),
    ('closing', case when s.closes_at < 'infinity'
      then (s.closes_at at time zone 'Europe/London')::date - date '2000-01-01' end)
$$;

-- Adds the rows' values to the kept counts, or takes them away with -1.
create function search_count_jobs(changed integer[], sign integer) returns void language sql as $$
  insert into search_counts
  select 'jobs', k.kind, k.value, s.opens_at > '-infinity', sign * count(*)
  from job_search s cross join lateral search_values(s) k
  where s.id = any(changed) and k.value is not null
  group by 2, 3, 4 order by 2, 3, 4
  on conflict (scope, kind, value, opening) do update set count = search_counts.count + excluded.count
$$;

create function search_count_reviews(changed integer[], sign integer) returns void language sql as $$
  insert into search_counts
  select 'reviews', k.kind, k.value, false, sign * count(*)
  from review_search s
  cross join lateral (values ('all', 0), ('type', s.type_set), ('role', s.role_set), ('area', s.area_set),
    ('company', s.company_id), ('industry', s.industry_id)) as k (kind, value)
  where s.id = any(changed) and k.value is not null
  group by 2, 3 order by 2, 3
  on conflict (scope, kind, value, opening) do update set count = search_counts.count + excluded.count
$$;

-- Spots that nobody has been at yet.
create function search_know_spots(row_scope text, changed integer[]) returns void language sql as $$
  insert into search_spots (key, place_id, lat, lng)
  select distinct key, place_id, lat, lng from search_places where scope = row_scope and id = any(changed)
  on conflict do nothing
$$;

create function search_refresh_jobs(changed integer[]) returns void language plpgsql as $$
declare
  source job_search_source;
begin
  perform search_know_spots('jobs', changed);
  perform search_count_jobs(changed, -1);
  delete from job_search where id = any(changed);
  delete from job_text where id = any(changed);
  for source in select * from job_search_source where id = any(changed) loop
    insert into job_text values (source.id, to_tsvector('pg_catalog.english', source.title_text),
      search_vector(source.title_text, source.name_text, source.kind_text, source.body_text));
    insert into job_search values (source.id, source.posted_at, source.opens_at, source.closes_at, source.company_id,
      source.industry_id, search_set('type', source.type_ids), search_set('role', source.role_ids),
      search_set('area', source.area_ids), search_set('spot', source.spot_ids), source.pay, source.pattern, source.visa,
      source.nationwide);
  end loop;
  perform search_count_jobs(changed, 1);
  perform search_learn(array(select unnest(array[title_text, name_text, kind_text]) from job_search_source
    where id = any(changed)));
end $$;

create function search_refresh_reviews(changed integer[]) returns void language plpgsql as $$
declare
  source review_search_source;
begin
  perform search_know_spots('reviews', changed);
  perform search_count_reviews(changed, -1);
  delete from review_search where id = any(changed);
  delete from review_text where id = any(changed);
  for source in select * from review_search_source where id = any(changed) loop
    insert into review_text values (source.id, to_tsvector('pg_catalog.english', source.title_text),
      search_vector(source.title_text, source.name_text, source.kind_text, source.body_text));
    insert into review_search values (source.id, source.posted_at, source.company_id, source.industry_id,
      search_set('type', source.type_ids), search_set('role', source.role_ids), search_set('area', source.area_ids),
      search_set('spot', source.spot_ids), source.overall, source.helpful);
  end loop;
  perform search_count_reviews(changed, 1);
end $$;

create function search_refresh_companies(changed integer[]) returns void language plpgsql as $$
declare
  source company_search_source;
begin
  perform search_know_spots('companies', changed);
  delete from company_search where id = any(changed);
  delete from company_text where id = any(changed);
  for source in select * from company_search_source where id = any(changed) loop
    insert into company_text values (source.id, to_tsvector('pg_catalog.english', source.title_text),
      search_vector(source.title_text, '', source.kind_text, source.body_text));
    insert into company_search values (source.id, source.industry_id, search_set('spot', source.spot_ids), source.name);
  end loop;
  perform search_learn(array(select unnest(array[title_text, kind_text]) from company_search_source
    where id = any(changed)));
end $$;

-- Reads again what the transaction has changed, once, just before it commits.
create function search_apply() returns trigger language plpgsql as $$
declare
  own xid8 := pg_current_xact_id();
  employers integer[];
  kinds integer[];
  changed integer[];
begin
  -- The trigger fires for each noted row; the first time does it all. Asking the table would read its dead rows again.
  if current_setting('search.pending', true) is distinct from 'yes' then
    return null;
  end if;
  -- Sets, words and counts are shared by all rows: one writer at a time.
  perform pg_advisory_xact_lock(20301);
  changed := array(select id from search_changes where transaction = own and scope = 'companies'
    union select c.id from companies c join search_changes k on k.id = c.industry_id
      where k.transaction = own and k.scope = 'kinds');
  perform search_refresh_companies(changed) where cardinality(changed) > 0;
  -- Whose rows these are is asked here, not when they were noted: another writer may have added one meanwhile.
  employers := array(select id from search_changes where transaction = own and scope = 'employers');
  kinds := array(select id from search_changes where transaction = own and scope = 'kinds');
  changed := array(select id from search_changes where transaction = own and scope = 'jobs'
    union select id from jobs where company_id = any(employers)
    union select id from jobs where type_id = any(kinds)
    union select job_id from job_roles where role_id = any(kinds)
    union select job_id from job_degree_areas where degree_area_id = any(kinds));
  perform search_refresh_jobs(changed) where cardinality(changed) > 0;
  changed := array(select id from search_changes where transaction = own and scope = 'reviews'
    union select id from reviews where company_id = any(employers)
    union select id from reviews where cardinality(kinds) > 0
      and (type_id = any(kinds) or role_id = any(kinds) or degree_area_id = any(kinds)));
  perform search_refresh_reviews(changed) where cardinality(changed) > 0;
  delete from search_changes where transaction = own;
  perform set_config('search.pending', 'no', true);
  return null;
end $$;

create function search_mark_pending() returns trigger language plpgsql as $$
begin
  perform set_config('search.pending', 'yes', true);
  return null;
end $$;

create trigger search_pending before insert on search_changes
  for each statement execute function search_mark_pending();
create constraint trigger search_apply after insert on search_changes
  deferrable initially deferred for each row execute function search_apply();

-- Notes the changed rows of a statement: scope, and the column that names the row of that scope.
create function search_note() returns trigger language plpgsql as $$
begin
  execute format('insert into search_changes (scope, id) select distinct %L, %I from changed on conflict do nothing',
    tg_argv[0], tg_argv[1]);
  return null;
end $$;

-- An employer's name, industry and state stand in the rows of its jobs and reviews.
create function search_note_company() returns trigger language plpgsql as $$
begin
  insert into search_changes (scope, id)
    select 'employers', changed.id from changed join former using (id)
    where (changed.name, changed.industry_id, changed.status) is distinct from (former.name, former.industry_id, former.status)
    union all select 'companies', id from changed
  on conflict do nothing;
  return null;
end $$;

-- The name and the parent of an entity stand in the rows of whatever has it.
create function search_note_entity() returns trigger language plpgsql as $$
begin
  insert into search_changes (scope, id)
    select 'kinds', changed.id from changed join former using (id)
    where (changed.name, changed.parent_id) is distinct from (former.name, former.parent_id)
  on conflict do nothing;
  return null;
end $$;

do $$
declare source record;
begin
  for source in values ('jobs', 'jobs', 'id'), ('job_roles', 'jobs', 'job_id'), ('job_degree_areas', 'jobs', 'job_id'),
    ('job_locations', 'jobs', 'job_id'), ('reviews', 'reviews', 'id'), ('company_aliases', 'companies', 'company_id'),
    ('companies', 'companies', 'id')
  loop
    execute format('create trigger search_insert after insert on %I referencing new table as changed
      for each statement execute function search_note(%L, %L)', source.column1, source.column2, source.column3);
    execute format('create trigger search_delete after delete on %I referencing old table as changed
      for each statement execute function search_note(%L, %L)', source.column1, source.column2, source.column3);
    if source.column1 <> 'companies' then
      execute format('create trigger search_update after update on %I referencing new table as changed
        for each statement execute function search_note(%L, %L)', source.column1, source.column2, source.column3);
    end if;
  end loop;
end $$;
create trigger search_update after update on companies referencing old table as former new table as changed
  for each statement execute function search_note_company();
create trigger search_update after update on entities referencing old table as former new table as changed
  for each statement execute function search_note_entity();

-- What stands already; also a way to read everything again by hand.
create function search_rebuild() returns void language sql as $$
  insert into search_changes (scope, id)
    select 'companies', id from companies union all select 'jobs', id from jobs union all select 'reviews', id from reviews
  on conflict do nothing
$$;
select search_rebuild();
