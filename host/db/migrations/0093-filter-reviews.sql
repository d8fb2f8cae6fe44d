-- Reviews are filtered by their score and by the year of their publication.

-- Nobody counts meanwhile: sets, words and counts have one writer at a time (0015).
select pg_advisory_xact_lock(20301);

-- The values that the stored counts have of a review.
create function search_review_values(s review_search) returns table (kind text, value integer) language sql stable as $$
  values ('all', 0), ('type', s.type_set), ('role', s.role_set), ('area', s.area_set), ('company', s.company_id),
    ('industry', s.industry_id), ('score', floor(s.overall)::integer),
    ('year', extract(year from s.posted_at at time zone 'Europe/London')::integer)
$$;

create or replace function search_count_reviews(changed integer[], sign integer) returns void language sql as $$
  insert into search_counts
  select 'reviews', k.kind, k.value, false, sign * count(*)
  from review_search s cross join lateral search_review_values(s) k
  where s.id = any(changed) and k.value is not null
  group by 2, 3 order by 2, 3
  on conflict (scope, kind, value, opening) do update set count = search_counts.count + excluded.count
$$;

insert into search_counts
select 'reviews', k.kind, k.value, false, count(*)
from review_search s cross join lateral search_review_values(s) k
where k.kind in ('score', 'year')
group by 2, 3;
