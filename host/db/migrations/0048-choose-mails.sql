-- A choice for each kind of mail that people can do without.
alter table contact_preferences
  add column changes boolean not null default true,
  add column applications boolean not null default true,
  add column drafts boolean not null default true;
comment on column contact_preferences.changes is 'A saved job closes early, or its date changes.';
comment on column contact_preferences.applications is 'Nothing has changed about an application for some time.';
comment on column contact_preferences.drafts is 'A review is unfinished.';
