-- What recent transactions have changed, for the page caches of the hosts: an employer with its jobs and reviews
-- ('company:12'), or 'all'. Rows become visible with the change. They are keyed by transaction, so writers never wait for
-- each other; a host reads what has committed since its last look by the horizon of its snapshot (host/db/version.ts).
create table data_changes (
  transaction xid8 not null default pg_current_xact_id(),
  subject text not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (transaction, subject)
);
create index data_changes_noted on data_changes (noted_at);

create function note_companies(ids integer[]) returns void language sql as $$
  insert into data_changes (subject)
  select distinct case when cardinality(ids) > 100 then 'all' else 'company:' || id end
  from unnest(ids) as id where id is not null
  on conflict do nothing
$$;

-- The argument selects the ids of employers from `changed`, a row of the table before or after the change.
create function note_inserted() returns trigger language plpgsql as $$
declare ids integer[];
begin
  execute format('select array(select distinct %s from inserted as changed limit 101)', tg_argv[0]) into ids;
  perform note_companies(ids);
  return null;
end $$;

create function note_updated() returns trigger language plpgsql as $$
declare ids integer[];
begin
  execute format('select array(select %1$s from inserted as changed union select %1$s from deleted as changed limit 101)',
    tg_argv[0]) into ids;
  perform note_companies(ids);
  return null;
end $$;

create function note_deleted() returns trigger language plpgsql as $$
declare ids integer[];
begin
  execute format('select array(select distinct %s from deleted as changed limit 101)', tg_argv[0]) into ids;
  perform note_companies(ids);
  return null;
end $$;

create function note_everything() returns trigger language plpgsql as $$
begin
  insert into data_changes (subject) values ('all') on conflict do nothing;
  return null;
end $$;

do $$
declare source record;
begin
  for source in values ('companies', 'changed.id'), ('company_ratings', 'changed.company_id'),
    ('gallery_items', 'changed.company_id'), ('jobs', 'changed.company_id'), ('reviews', 'changed.company_id'),
    -- A job that is deleted takes these rows with it and is noted itself.
    ('job_roles', '(select company_id from jobs where id = changed.job_id)'),
    ('job_degree_areas', '(select company_id from jobs where id = changed.job_id)'),
    ('job_locations', '(select company_id from jobs where id = changed.job_id)')
  loop
    execute format('create trigger note_inserted after insert on %I referencing new table as inserted
      for each statement execute function note_inserted(%L)', source.column1, source.column2);
    execute format('create trigger note_updated after update on %I
      referencing new table as inserted old table as deleted
      for each statement execute function note_updated(%L)', source.column1, source.column2);
    execute format('create trigger note_deleted after delete on %I referencing old table as deleted
      for each statement execute function note_deleted(%L)', source.column1, source.column2);
  end loop;
  for source in values ('promotions'), ('top_employer_lists'), ('top_employer_rows') loop
    execute format('create trigger note_everything after insert or update or delete on %I
      for each statement execute function note_everything()', source.column1);
  end loop;
end $$;
