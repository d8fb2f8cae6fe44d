-- Nobody counts meanwhile: sets, words and counts have one writer at a time (0015).
select pg_advisory_xact_lock(20301);

-- A job that can be done anywhere is near every place: with this index a list around a place reads those, and what is
-- near, instead of every job.
create index job_search_nationwide on job_search (id) where nationwide;

-- What visitors choose most.
create index job_search_type on job_search (type_set);
create index job_search_role on job_search (role_set);
create index job_search_industry on job_search (industry_id);

-- How many jobs an employer has of each type, role and subject, so that the list of employers reads no jobs. A value is
-- the id of the entity; 0 is a job for all subjects. Rows of no jobs stay until the next sweep.
create table company_offers (
  kind text not null check (kind in ('type', 'role', 'area')),
  value integer not null,
  company_id integer not null,
  jobs integer not null,
  primary key (kind, value, company_id)
);

create function search_offers(s job_search) returns table (kind text, value integer) language sql stable as $$
  select k.kind, coalesce(member.id, 0)
  from (values ('type', s.type_set), ('role', s.role_set), ('area', s.area_set)) as k (kind, number)
  join public.search_sets t on t.id = k.number
  left join lateral unnest(t.ids) as member (id) on true
  where member.id is not null or k.kind = 'area'
$$;

-- Adds the rows' values to the kept counts, or takes them away with -1.
create or replace function search_count_jobs(changed integer[], sign integer) returns void language sql as $$
  insert into search_counts
  select 'jobs', k.kind, k.value, s.opens_at > '-infinity', sign * count(*)
  from job_search s cross join lateral search_values(s) k
  where s.id = any(changed) and k.value is not null
  group by 2, 3, 4 order by 2, 3, 4
  on conflict (scope, kind, value, opening) do update set count = search_counts.count + excluded.count;

  insert into company_offers
  select o.kind, o.value, s.company_id, sign * count(*)
  from job_search s cross join lateral search_offers(s) o
  where s.id = any(changed)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (kind, value, company_id) do update set jobs = company_offers.jobs + excluded.jobs;
$$;

insert into company_offers
select o.kind, o.value, s.company_id, count(*) from job_search s cross join lateral search_offers(s) o group by 1, 2, 3;

create or replace function search_sweep(moment timestamptz, most integer) returns integer language plpgsql as $$
declare changed integer[];
begin
  perform pg_advisory_xact_lock(20301);
  changed := array(select id from job_search
    where closes_at <= moment or (opens_at > '-infinity' and opens_at <= moment) limit most);
  if cardinality(changed) > 0 then
    perform search_count_jobs(changed, -1);
    delete from job_search where id = any(changed) and closes_at <= moment;
    delete from job_text t where id = any(changed) and not exists (select from job_search s where s.id = t.id);
    update job_search set opens_at = '-infinity' where id = any(changed);
    perform search_count_jobs(changed, 1);
    delete from company_offers where jobs = 0;
  end if;
  return cardinality(changed);
end $$;

-- Counts anew what is kept, and reads everything again.
create or replace function search_rebuild() returns void language sql as $$
  select pg_advisory_xact_lock(20301);
  delete from search_counts;
  delete from company_offers;
  select search_count_jobs(array(select id from job_search), 1);
  select search_count_reviews(array(select id from review_search), 1);
  insert into search_changes (scope, id)
    select 'companies', id from companies union all select 'jobs', id from jobs union all select 'reviews', id from reviews
  on conflict do nothing;
$$;
