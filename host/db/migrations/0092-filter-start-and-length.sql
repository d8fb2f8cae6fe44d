-- Jobs are filtered by the month in which they start and by their length. Both have few values, so their counts are stored.

-- Nobody counts meanwhile: sets, words and counts have one writer at a time (0015).
select pg_advisory_xact_lock(20301);

-- The number of a length in the filter (host/search/filters/length.ts).
create function job_length(months integer) returns smallint language sql immutable parallel safe as $$
  select case when months <= 3 then 1 when months <= 6 then 2 when months <= 12 then 3 when months > 12 then 4 end::smallint
$$;

alter table job_search add column start_month smallint, add column length smallint;
-- Has the columns of job_search, in their order (0087).
alter table alert_candidates add column start_month smallint, add column length smallint;

create or replace view job_search_source as
  select j.id, j.published_at as posted_at,
    coalesce(j.opens_at, case j.status when 'open' then '-infinity'::timestamptz else 'infinity' end) as opens_at,
    coalesce(j.deadline_at, 'infinity') as closes_at,
    j.company_id, c.industry_id, search_pair(t.id, t.parent_id) as type_ids,
    coalesce(roles.ids, '{}') as role_ids, coalesce(areas.ids, '{}') as area_ids, coalesce(spots.ids, '{}') as spot_ids,
    -- `least` leaves out what is null, so an unstated pay must not come to it.
    case when j.salary_currency = 'GBP' and coalesce(j.salary_max_pence, j.salary_min_pence) is not null then
      least(2000000000, trunc(coalesce(j.salary_max_pence, j.salary_min_pence)::numeric / 100 *
        case j.salary_unit when 'hour' then 1950 when 'day' then 260 when 'week' then 52 when 'month' then 12 else 1 end
      ))::integer end as pay,
    case j.pattern when 'on-site' then 1 when 'hybrid' then 2 when 'remote' then 3 end::smallint as pattern,
    j.visa = 'yes' as visa, j.nationwide, search_line(j.title) as title_text, search_names(c.id, c.name) as name_text,
    search_text(concat_ws(' ', t.name, roles.names)) as kind_text, search_text(j.description) as body_text,
    extract(month from j.start_date)::smallint as start_month, job_length(j.duration_months) as length
  from jobs j
  join companies c on c.id = j.company_id
  left join entities t on t.id = j.type_id
  cross join lateral (
    select array_agg(distinct pair.id order by pair.id) as ids, string_agg(distinct e.name, ' ') as names
    from job_roles r join entities e on e.id = r.role_id, unnest(search_pair(e.id, e.parent_id)) as pair (id)
    where r.job_id = j.id) roles
  cross join lateral (
    select array_agg(distinct pair.id order by pair.id) as ids
    from job_degree_areas d join entities e on e.id = d.degree_area_id, unnest(search_pair(e.id, e.parent_id)) as pair (id)
    where d.job_id = j.id) areas
  cross join lateral (
    select array_agg(distinct s.id order by s.id) as ids
    from search_places p join search_spots s on s.key = p.key where p.scope = 'jobs' and p.id = j.id) spots
  where j.status in ('open', 'interest') and c.status = 'live';

create or replace function search_refresh_jobs(changed integer[]) returns void language plpgsql as $$
declare
  source job_search_source;
begin
  perform search_know_spots('jobs', changed);
  perform search_count_jobs(changed, -1);
  delete from job_search where id = any(changed);
  delete from job_text where id = any(changed);
  for source in select * from job_search_source where id = any(changed) loop
    insert into job_text values (source.id, search_title(source.title_text),
      search_vector(source.title_text, source.name_text, source.kind_text, source.body_text));
    insert into job_search (id, posted_at, opens_at, closes_at, company_id, industry_id, type_set, role_set, area_set,
      spot_set, pay, pattern, visa, nationwide, start_month, length)
    values (source.id, source.posted_at, source.opens_at, source.closes_at, source.company_id,
      source.industry_id, search_set('type', source.type_ids), search_set('role', source.role_ids),
      search_set('area', source.area_ids), search_set('spot', source.spot_ids), source.pay, source.pattern, source.visa,
      source.nationwide, source.start_month, source.length);
  end loop;
  perform search_count_jobs(changed, 1);
  perform search_learn(array(select unnest(array[title_text, name_text, kind_text]) from job_search_source
    where id = any(changed)));
end $$;

-- The values that the stored counts have of a job.
create or replace function search_values(s job_search) returns table (kind text, value integer) language sql immutable as $$
  values ('all', 0), ('type', s.type_set), ('role', s.role_set), ('area', s.area_set), ('company', s.company_id),
    ('industry', s.industry_id), ('pattern', s.pattern::integer), ('visa', case when s.visa then 1 end),
    ('pay', case when s.pay is not null then least(s.pay / 5000, 20) end),
    ('closing', case when s.closes_at < 'infinity'
      then (s.closes_at at time zone 'Europe/London')::date - date '2000-01-01' end),
    ('start_month', s.start_month::integer), ('length', s.length::integer)
$$;

update job_search s set start_month = extract(month from j.start_date), length = job_length(j.duration_months)
from jobs j where j.id = s.id and (j.start_date is not null or j.duration_months is not null);

insert into search_counts
select 'jobs', k.kind, k.value, s.opens_at > '-infinity', count(*)
from job_search s cross join lateral search_values(s) k
where k.kind in ('start_month', 'length') and k.value is not null
group by 2, 3, 4;
