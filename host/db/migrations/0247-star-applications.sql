alter table saved_items add column starred boolean not null default false;
-- What is done of the checklist of a stage.
alter table app_tracker_stages add column ticks text[] not null default '{}';
