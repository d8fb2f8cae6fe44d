-- Who wants to hear when a job opens. A row is written with its first change of state.
create table interest_registrations (
  user_id integer not null references users (id) on delete cascade,
  job_id integer not null references jobs (id) on delete cascade,
  state text not null check (state in ('none', 'details-needed', 'confirmed', 'notified', 'closed', 'withdrawn')),
  machine_version integer not null,
  -- When the person agreed to share their details with the employer; null if they did not.
  shared_at timestamptz,
  registered_at timestamptz,
  updated_at timestamptz not null,
  primary key (user_id, job_id)
);
create index interest_registrations_waiting on interest_registrations (job_id)
  where state in ('details-needed', 'confirmed', 'notified');

-- The jobs that signed-in people looked at, once each.
create table recently_viewed_jobs (
  user_id integer not null references users (id) on delete cascade,
  job_id integer not null references jobs (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, job_id)
);
create index recently_viewed_jobs_job on recently_viewed_jobs (job_id);
create index recently_viewed_jobs_age on recently_viewed_jobs (viewed_at);

-- Jobs and employers that a person does not want to see in lists again.
create table hidden_items (
  user_id integer not null references users (id) on delete cascade,
  type text not null check (type in ('jobs', 'companies')),
  item_id integer not null,
  job_id integer generated always as (case when type = 'jobs' then item_id end) stored
    references jobs (id) on delete cascade,
  company_id integer generated always as (case when type = 'companies' then item_id end) stored
    references companies (id) on delete cascade,
  hidden_at timestamptz not null,
  primary key (user_id, type, item_id)
);
create index hidden_items_job on hidden_items (job_id) where job_id is not null;
create index hidden_items_company on hidden_items (company_id) where company_id is not null;

-- Who found a review helpful. `reviews.helpful` counts them, and those of the source that a review was imported from.
create table helpful_votes (
  review_id integer not null references reviews (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  voted_at timestamptz not null,
  primary key (review_id, user_id)
);
create index helpful_votes_user on helpful_votes (user_id);

-- The stages of an external job go with it.
alter table app_tracker_stages add constraint app_tracker_stages_external_job_fkey
  foreign key (external_job_id) references external_jobs (id) on delete cascade;
