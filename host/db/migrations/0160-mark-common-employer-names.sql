-- An employer whose name is also that of a place or of a type of job: "Reading", "Graduate Scheme". The search must not
-- read such a word as the employer alone. The import fills it.
alter table companies add column has_common_name boolean not null default false;
