-- Jobs that differ only in their place share a key, by which the list of jobs shows them in one row. See
-- docs/decisions/0085-one-row-for-duplicates.md.

-- Nobody counts meanwhile: sets, words and counts have one writer at a time (0015).
select pg_advisory_xact_lock(20301);

-- A job's employer, type and title, without capitals, accents, punctuation and repeated spaces.
create function job_duplicate_key(row_id integer) returns bigint language sql stable parallel safe as $$
  select coalesce((
    select hashtextextended(concat_ws(' ', j.company_id, coalesce(j.type_id, 0),
      regexp_replace(trim(public.search_line(j.title)), '\s+', ' ', 'g')), 0)
    from public.jobs j where j.id = row_id), row_id)
$$;

alter table job_search add column duplicate_key bigint not null default 0;
-- Writes the table anew, where an update would leave a dead row for each.
alter table job_search alter column duplicate_key drop default,
  alter column duplicate_key type bigint using job_duplicate_key(id);
create index job_search_duplicates on job_search (duplicate_key);

-- The rows are deleted and written again with every change of a job (0070), so none is updated.
create function search_set_duplicate_key() returns trigger language plpgsql as $$
begin
  new.duplicate_key := public.job_duplicate_key(new.id);
  return new;
end $$;
create trigger duplicate_key before insert on job_search
  for each row execute function search_set_duplicate_key();
