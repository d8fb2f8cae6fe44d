-- How far a person has got with a job. Rows stay when a stage is cleared: `done_at` then tells when it was last done.
-- They also stay when the job is no longer saved, so that saving it again brings the progress back.
create table app_tracker_stages (
  user_id integer not null references users (id) on delete cascade,
  type text not null check (type in ('jobs', 'external-jobs')),
  item_id integer not null,
  job_id integer generated always as (case when type = 'jobs' then item_id end) stored
    references jobs (id) on delete cascade,
  external_job_id integer generated always as (case when type = 'external-jobs' then item_id end) stored,
  stage text not null check (stage in ('interested', 'applied', 'online-test', 'video-interview', 'phone-interview',
    'interview', 'assessment-centre', 'offer', 'accepted', 'unsuccessful', 'withdrawn')),
  done boolean not null,
  done_at timestamptz,
  -- The day that the person gave, past or planned.
  date date,
  updated_at timestamptz not null,
  primary key (user_id, type, item_id, stage)
);
create index app_tracker_stages_job on app_tracker_stages (job_id) where job_id is not null;
create index app_tracker_stages_external_job on app_tracker_stages (external_job_id) where external_job_id is not null;
