alter table saved_items add column starred boolean not null default false;
