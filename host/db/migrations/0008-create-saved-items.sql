-- What a person keeps. `item_id` says what; the generated columns tie it to its table, so that an item never outlives
-- the thing it names.
create table saved_items (
  user_id integer not null references users (id) on delete cascade,
  type text not null check (type in ('jobs', 'reviews', 'companies')),
  item_id integer not null,
  job_id integer generated always as (case when type = 'jobs' then item_id end) stored
    references jobs (id) on delete cascade,
  review_id integer generated always as (case when type = 'reviews' then item_id end) stored
    references reviews (id) on delete cascade,
  company_id integer generated always as (case when type = 'companies' then item_id end) stored
    references companies (id) on delete cascade,
  -- Mails before a job closes.
  reminders boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, type, item_id)
);
create index saved_items_job on saved_items (job_id) where job_id is not null;
create index saved_items_review on saved_items (review_id) where review_id is not null;
create index saved_items_company on saved_items (company_id) where company_id is not null;
