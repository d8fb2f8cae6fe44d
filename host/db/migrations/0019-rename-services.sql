-- A paid slot is a promotion in code; the old name was also that of the host's services.
alter table services rename to promotions;
alter sequence services_id_seq rename to promotions_id_seq;
alter index services_slot rename to promotions_slot;
alter index services_job rename to promotions_job;

-- PostgreSQL 18 also names `not null` constraints, older versions do not.
do $$
declare name text;
begin
  for name in
    select conname from pg_constraint where conrelid = 'promotions'::regclass and conname like 'services%'
  loop
    execute format('alter table promotions rename constraint %I to %I', name, replace(name, 'services', 'promotions'));
  end loop;
end $$;
