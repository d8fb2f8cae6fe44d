-- Words are found as they were written, singular or plural, and no longer by their stem, which takes a developer for
-- development. Words of a title or a kind stand in the index a second time, with a mark: synonyms look for those only. See
-- docs/decisions/0076-match-words-exactly.md.

-- Without the endings of plurals, word by word, as `singular` of host/features/search/words/fold.ts does it.
create function search_singular(value text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(value,
    '(\w)ies\M', '\1y', 'g'), '(\w)(ss|x|ch|sh)es\M', '\1\2', 'g'), '(\w\w[a-hj-rtv-z0-9])s\M', '\1', 'g')
$$;

-- The words of a text.
create function search_plain(value text) returns tsvector language sql immutable parallel safe as
  $$ select to_tsvector('pg_catalog.simple', public.search_singular(value)) $$;

-- The words of a title or a kind, each with the mark.
create function search_marked(value text) returns tsvector language sql immutable parallel safe as
  $$ select to_tsvector('pg_catalog.simple', regexp_replace(public.search_singular(value), '\m(\w+)', 't0\1', 'g')) $$;

create function search_title(title text) returns tsvector language sql immutable parallel safe as
  $$ select public.search_plain(title) || public.search_marked(title) $$;

create or replace function search_vector(title text, name text, kind text, body text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(public.search_plain(title), 'A') || setweight(public.search_plain(name), 'B')
    || setweight(public.search_plain(kind), 'C') || setweight(public.search_plain(body), 'D')
    || setweight(public.search_marked(title), 'A') || setweight(public.search_marked(kind), 'C')
$$;

-- The other names of an employer: people search for EY, and adverts say Ernst & Young.
create function search_names(company integer, name text) returns text language sql stable parallel safe as $$
  select public.search_line(concat_ws(' ', name,
    (select string_agg(a.name_key, ' ') from public.company_aliases a where a.company_id = company)))
$$;

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
    search_text(concat_ws(' ', t.name, roles.names)) as kind_text, search_text(j.description) as body_text
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

create or replace view review_search_source as
  select r.id, r.published_at as posted_at, r.company_id, c.industry_id,
    search_pair(t.id, t.parent_id) as type_ids, search_pair(w.id, w.parent_id) as role_ids,
    search_pair(a.id, a.parent_id) as area_ids,
    array(select s.id from search_spots s where s.key = 'place ' || r.place_id) as spot_ids,
    r.overall, r.helpful, search_line(r.headline || ' ' || r.job_title) as title_text,
    search_names(c.id, c.name) as name_text,
    search_text(concat_ws(' ', t.name, w.name)) as kind_text,
    search_text(concat_ws(' ', r.role_text, r.company_text, r.culture_text, r.best_thing, r.to_improve, r.tips)) as body_text
  from reviews r
  join companies c on c.id = r.company_id
  left join entities t on t.id = r.type_id
  left join entities w on w.id = r.role_id
  left join entities a on a.id = r.degree_area_id
  where r.state = 'published' and c.status = 'live';

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
    insert into job_search values (source.id, source.posted_at, source.opens_at, source.closes_at, source.company_id,
      source.industry_id, search_set('type', source.type_ids), search_set('role', source.role_ids),
      search_set('area', source.area_ids), search_set('spot', source.spot_ids), source.pay, source.pattern, source.visa,
      source.nationwide);
  end loop;
  perform search_count_jobs(changed, 1);
  perform search_learn(array(select unnest(array[title_text, name_text, kind_text]) from job_search_source
    where id = any(changed)));
end $$;

create or replace function search_refresh_reviews(changed integer[]) returns void language plpgsql as $$
declare
  source review_search_source;
begin
  perform search_know_spots('reviews', changed);
  perform search_count_reviews(changed, -1);
  delete from review_search where id = any(changed);
  delete from review_text where id = any(changed);
  for source in select * from review_search_source where id = any(changed) loop
    insert into review_text values (source.id, search_title(source.title_text),
      search_vector(source.title_text, source.name_text, source.kind_text, source.body_text));
    insert into review_search values (source.id, source.posted_at, source.company_id, source.industry_id,
      search_set('type', source.type_ids), search_set('role', source.role_ids), search_set('area', source.area_ids),
      search_set('spot', source.spot_ids), source.overall, source.helpful);
  end loop;
  perform search_count_reviews(changed, 1);
end $$;

create or replace function search_refresh_companies(changed integer[]) returns void language plpgsql as $$
declare
  source company_search_source;
begin
  perform search_know_spots('companies', changed);
  delete from company_search where id = any(changed);
  delete from company_text where id = any(changed);
  for source in select * from company_search_source where id = any(changed) loop
    insert into company_text values (source.id, search_title(source.title_text),
      search_vector(source.title_text, '', source.kind_text, source.body_text));
    insert into company_search values (source.id, source.industry_id, search_set('spot', source.spot_ids), source.name);
  end loop;
  perform search_learn(array(select unnest(array[title_text, kind_text]) from company_search_source
    where id = any(changed)));
end $$;

-- Another name of an employer stands in the rows of its jobs and reviews, too.
do $$
declare change record;
begin
  for change in values ('insert', 'new'), ('delete', 'old'), ('update', 'new') loop
    execute format('create trigger search_employers_%s after %s on company_aliases referencing %s table as changed
      for each statement execute function search_note(''employers'', ''company_id'')', change.column1, change.column1, change.column2);
  end loop;
end $$;

select search_rebuild();
