-- A person's copy of an advert as it was when they saved the job. It goes with the saved item, and nobody else sees it.
create table job_copies (
  user_id integer not null references users (id) on delete cascade,
  type text not null default 'jobs' check (type in ('jobs')),
  job_id integer not null,
  title text not null,
  company_name text not null,
  locations text[] not null,
  nationwide boolean not null,
  pattern text check (pattern in ('on-site', 'hybrid', 'remote')),
  salary_min_pence bigint,
  salary_max_pence bigint,
  salary_unit text check (salary_unit in ('hour', 'day', 'week', 'month', 'year')),
  salary_currency text not null,
  salary_text text,
  deadline_at timestamptz,
  -- HTML of the allow-list of host/http/sanitise.
  description text not null,
  copied_at timestamptz not null,
  primary key (user_id, job_id),
  foreign key (user_id, type, job_id) references saved_items (user_id, type, item_id) on delete cascade
);

-- Makes or replaces a copy of an advert that visitors can see. Returns whether they can.
create function copy_job(owner integer, job integer, made timestamptz) returns boolean language sql as $$
  with stored as (
    insert into job_copies (user_id, job_id, title, company_name, locations, nationwide, pattern, salary_min_pence,
      salary_max_pence, salary_unit, salary_currency, salary_text, deadline_at, description, copied_at)
    select owner, jobs.id, jobs.title, companies.name,
      array(select name from job_locations where job_id = jobs.id order by position), jobs.nationwide, jobs.pattern,
      jobs.salary_min_pence, jobs.salary_max_pence, jobs.salary_unit, jobs.salary_currency, jobs.salary_text,
      jobs.deadline_at, jobs.description, made
    from jobs join companies on companies.id = jobs.company_id
    where jobs.id = job and jobs.status not in ('draft', 'removed') and companies.status = 'live'
    on conflict (user_id, job_id) do update set title = excluded.title, company_name = excluded.company_name,
      locations = excluded.locations, nationwide = excluded.nationwide, pattern = excluded.pattern,
      salary_min_pence = excluded.salary_min_pence, salary_max_pence = excluded.salary_max_pence,
      salary_unit = excluded.salary_unit, salary_currency = excluded.salary_currency,
      salary_text = excluded.salary_text, deadline_at = excluded.deadline_at, description = excluded.description,
      copied_at = excluded.copied_at
    returning 1
  )
  select exists (select from stored)
$$;

-- However a job is saved: by a person, when it opens, or from a spreadsheet.
create function copy_saved_job() returns trigger language plpgsql as $$
begin
  perform copy_job(new.user_id, new.item_id, new.created_at);
  return null;
end $$;
create trigger copy_saved_job after insert on saved_items
  for each row when (new.type = 'jobs') execute function copy_saved_job();

select copy_job(user_id, item_id, now()) from saved_items where type = 'jobs';
