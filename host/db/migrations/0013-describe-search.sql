-- What a row of the searches is made of: the words, lists, spots and figures of jobs, reviews and employers.

-- A text as both sides read it, see host/features/search/words/fold.ts: small letters without accents, IT told from "it",
-- C++ and C# from C. Names and titles lose their punctuation, too: the parser takes `cook/chef` for a file and `node.js`
-- for a host. It knows what to do with that of HTML and long texts.
create function search_text(value text) returns text language plpgsql stable parallel safe as $$
declare folded text := left(coalesce(value, ''), 50000);
begin
  if folded like '%IT%' then
    folded := regexp_replace(folded, '\mIT\M', 'infotech', 'g');
  end if;
  if octet_length(folded) > length(folded) then
    folded := public.unaccent(folded);
  end if;
  folded := replace(replace(replace(replace(lower(folded),
    'c++', 'cplusplus'), 'c#', 'csharp'), 'f#', 'fsharp'), '.net', ' dotnet');
  if length(folded) > 300 or folded like '%<%' then
    return folded;
  end if;
  return translate(folded, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32));
end $$;

-- A title or a name: a line without tags, so that what looks like one is words, too.
create function search_line(value text) returns text language sql stable parallel safe as
  $$ select translate(search_text(value), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)) $$;

-- An entity with its parent, sorted: the form that search_sets knows. None of neither.
create function search_pair(id integer, parent integer) returns integer[] language sql immutable parallel safe as $$
  select case when id is null then '{}' when parent is null then array[id] else array[least(id, parent), greatest(id, parent)] end
$$;

-- A place of the gazetteer is one spot; a point that it does not know counts to the hundredth of a degree.
create view search_places as
  select 'jobs' as scope, l.job_id as id, coalesce('place ' || p.id, own.lat || ' ' || own.lng) as key, p.id as place_id,
    coalesce(p.lat, own.lat) as lat, coalesce(p.lng, own.lng) as lng
  from job_locations l
  left join places p on p.id = l.place_id
  cross join lateral (
    select round(l.lat::numeric, 2)::double precision as lat, round(l.lng::numeric, 2)::double precision as lng) own
  where p.id is not null or (l.lat is not null and l.lng is not null)
  union all
  select 'reviews', r.id, 'place ' || p.id, p.id, p.lat, p.lng from reviews r join places p on p.id = r.place_id
  union all
  select 'companies', c.id, 'place ' || p.id, p.id, p.lat, p.lng from companies c
  cross join lateral (select distinct name from unnest(c.offices || c.head_office) as name where name <> '') office
  cross join lateral (select * from places p where lower(p.name) = lower(office.name)
    order by p.kind = 'town' desc, p.population desc, p.id limit 1) p;

-- Miles between two points, as the crow flies.
create function search_miles(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision language sql immutable parallel safe as $$
  select 7917.5 * asin(least(1, sqrt(sind((lat2 - lat1) / 2) ^ 2 + cosd(lat1) * cosd(lat2) * sind((lng2 - lng1) / 2) ^ 2)))
$$;

create view job_search_source as
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
    j.visa = 'yes' as visa, j.nationwide, search_line(j.title) as title_text, search_line(c.name) as name_text,
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

create view review_search_source as
  select r.id, r.published_at as posted_at, r.company_id, c.industry_id,
    search_pair(t.id, t.parent_id) as type_ids, search_pair(w.id, w.parent_id) as role_ids,
    search_pair(a.id, a.parent_id) as area_ids,
    array(select s.id from search_spots s where s.key = 'place ' || r.place_id) as spot_ids,
    r.overall, r.helpful, search_line(r.headline || ' ' || r.job_title) as title_text, search_line(c.name) as name_text,
    search_text(concat_ws(' ', t.name, w.name)) as kind_text,
    search_text(concat_ws(' ', r.role_text, r.company_text, r.culture_text, r.best_thing, r.to_improve, r.tips)) as body_text
  from reviews r
  join companies c on c.id = r.company_id
  left join entities t on t.id = r.type_id
  left join entities w on w.id = r.role_id
  left join entities a on a.id = r.degree_area_id
  where r.state = 'published' and c.status = 'live';

create view company_search_source as
  select c.id, c.industry_id, c.name,
    array(select distinct s.id from search_places p join search_spots s on s.key = p.key
      where p.scope = 'companies' and p.id = c.id order by 1) as spot_ids,
    search_line(concat_ws(' ', c.name,
      (select string_agg(a.name_key, ' ') from company_aliases a where a.company_id = c.id))) as title_text,
    search_text(i.name) as kind_text, search_text(c.about) as body_text
  from companies c
  left join entities i on i.id = c.industry_id
  where c.status = 'live';

create function search_vector(title text, name text, kind text, body text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector('pg_catalog.english', title), 'A') || setweight(to_tsvector('pg_catalog.english', name), 'B')
    || setweight(to_tsvector('pg_catalog.english', kind), 'C') || setweight(to_tsvector('pg_catalog.english', body), 'D')
$$;
