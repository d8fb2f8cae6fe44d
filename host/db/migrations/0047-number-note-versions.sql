-- Two tabs with the same note: the later save must not replace the other silently.
alter table job_notes add column version integer not null default 1;
