-- Puts away what the clock has changed: rows of jobs that have closed go, and those that have opened are counted as open.
-- The lists are right without it (they set the counts right by these rows); with it there are few such rows to read.
create function search_sweep(moment timestamptz, most integer) returns integer language plpgsql as $$
declare changed integer[];
begin
  perform pg_advisory_xact_lock(20301);
  changed := array(select id from job_search
    where closes_at <= moment or (opens_at > '-infinity' and opens_at <= moment) limit most);
  perform search_count_jobs(changed, -1);
  delete from job_search where id = any(changed) and closes_at <= moment;
  delete from job_text t where id = any(changed) and not exists (select from job_search s where s.id = t.id);
  update job_search set opens_at = '-infinity' where id = any(changed);
  perform search_count_jobs(changed, 1);
  return cardinality(changed);
end $$;
