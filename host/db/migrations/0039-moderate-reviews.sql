alter table reviews
  -- Further answers that are only shown: days on site, weekly travel cost, weeks to an offer, the training provider.
  add column details jsonb not null default '{}',
  -- Employer, role, place and year as one hash. With fewer than five reviews in it, none of them may name its town.
  add column cohort text,
  -- The columns to use instead once the cohort is too small; null when they are used already.
  add column generalised jsonb;
create index reviews_cohort on reviews (cohort) where cohort is not null;
