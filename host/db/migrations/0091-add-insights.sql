-- What many reviews say together. Only the job `refresh-insights` writes here, in steps of at least five reviews, so that
-- nobody can work out one review from two versions of a figure. `type_id` 0 is all types of job.
create table insights (
  subject text not null check (subject in ('role', 'company')),
  subject_id int not null,
  measure text not null,
  type_id int not null default 0,
  reviews int[] not null check (cardinality(reviews) >= 5),
  figures jsonb not null,
  updated_at timestamptz not null,
  primary key (subject, subject_id, measure, type_id)
);
