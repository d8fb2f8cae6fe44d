-- What people tell us about their studies. Every column may be empty, because each stage of signup can be skipped.
create table profiles (
  user_id integer primary key references users (id) on delete cascade,
  birth_year integer check (birth_year between 1900 and 2100),
  phone text,
  home_place_id integer references places (id),
  pathway_id integer references entities (id),
  university_id integer references entities (id),
  -- A university that is not in our list.
  university_name text,
  school_name text,
  course_id integer references entities (id),
  -- A course that is not in our list.
  course_name text,
  degree_area_id integer references entities (id),
  level text check (
    level in ('foundation', 'bachelors', 'integrated-masters', 'masters', 'doctorate', 'professional', 'other')
  ),
  qualification text check (
    qualification in ('gcse', 'a-level', 't-level', 'btec', 'highers', 'ib', 'access', 'apprenticeship', 'other')
  ),
  start_year integer check (start_year between 1900 and 2100),
  end_year integer check (end_year between 1900 and 2100),
  expected_grade text,
  interest_ids integer[] not null default '{}',
  event_type_ids integer[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_year >= start_year),
  check (university_id is null or university_name is null),
  check (course_id is null or course_name is null)
);

create table job_preferences (
  user_id integer primary key references users (id) on delete cascade,
  type_ids integer[] not null check (cardinality(type_ids) > 0),
  role_ids integer[] not null default '{}' check (cardinality(role_ids) <= 10),
  industry_ids integer[] not null default '{}' check (cardinality(industry_ids) <= 10),
  start_from date,
  patterns text[] not null default '{}',
  salary_min_pence integer check (salary_min_pence >= 0),
  needs_visa boolean,
  updated_at timestamptz not null default now()
);

create table job_preference_places (
  user_id integer not null references job_preferences (user_id) on delete cascade,
  position integer not null check (position between 0 and 4),
  place_id integer not null references places (id),
  radius_miles integer not null check (radius_miles between 0 and 100),
  primary key (user_id, position),
  unique (user_id, place_id)
);

-- Which mails and suggestions a person wants.
create table contact_preferences (
  user_id integer primary key references users (id) on delete cascade,
  alerts text not null check (alerts in ('off', 'daily', 'weekly')),
  news text not null check (news in ('off', 'weekly', 'monthly')),
  reminders boolean not null,
  -- Suggestions that are chosen by the profile, which is profiling.
  recommendations boolean not null,
  updated_at timestamptz not null default now()
);

-- Special-category data. It has a table of its own so that no query of profiles can read it, and so that deleting a row
-- deletes all of it.
create table equality_answers (
  user_id integer primary key references users (id) on delete cascade,
  gender_id integer references entities (id),
  gender_text text,
  ethnicity_id integer references entities (id),
  ethnicity_text text,
  free_school_meals_id integer references entities (id),
  parent_profession_id integer references entities (id),
  first_in_family text check (first_in_family in ('yes', 'no', 'prefer-not-to-say')),
  disability text check (disability in ('yes', 'no', 'prefer-not-to-say')),
  consented_at timestamptz not null,
  updated_at timestamptz not null default now()
);

-- How far a person has come. A write names the `version` that it was made for.
create table signup_states (
  user_id integer primary key references users (id) on delete cascade,
  machine_version integer not null,
  snapshot jsonb not null,
  version integer not null default 0,
  updated_at timestamptz not null default now()
);

alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check check (kind in ('terms', 'marketing', 'equality'));
