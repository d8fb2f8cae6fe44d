-- Which parts of each copy of the demo data are written, so that a start which was interrupted continues where it stopped.
create table demo_parts (
  copy integer not null,
  -- 'all' once the copy is complete.
  part text not null,
  -- The moment that the dates of the copy are relative to.
  relative_to timestamptz not null,
  primary key (copy, part)
);

-- Copies used to be written whole or not at all.
insert into demo_parts
select split_part(source_id, '-', 2)::integer, 'all', updated_at from jobs
where source = 'demo' and source_id ~ '^job-[0-9]+-0$';
