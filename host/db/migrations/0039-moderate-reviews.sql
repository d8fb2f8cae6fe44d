alter table reviews
  -- Further answers that are only shown: days on site, weekly travel cost, weeks to an offer, the training provider.
  add column details jsonb not null default '{}',
  -- Employer, role, place and year as one hash. With fewer than five reviews in it, none of them may name its town.
  add column cohort text,
  -- The columns to use instead once the cohort is too small; null when they are used already.
  add column generalised jsonb;
create index reviews_cohort on reviews (cohort) where cohort is not null;

-- A sketch is made again from the new texts.
create function drop_sketch() returns trigger language plpgsql as $$
begin
  delete from review_sketches where review_id = new.id;
  return null;
end $$;
create trigger drop_sketch
  after update of role_text, company_text, culture_text, best_thing, to_improve, tips on reviews
  for each row
  when ((old.role_text, old.company_text, old.culture_text, old.best_thing, old.to_improve, old.tips)
    is distinct from (new.role_text, new.company_text, new.culture_text, new.best_thing, new.to_improve, new.tips))
  execute function drop_sketch();

-- The sketches that share hashes with this one. The planner has no statistics of rare elements and would read all sketches.
create function similar_sketches(own integer[])
  returns table (draft_id integer, review_id integer, shared bigint) language sql stable set enable_seqscan = off as $$
    select draft_id, review_id, (select count(*) from unnest(hashes) as hash where hash = any(own))
    from review_sketches where hashes && own
  $$;
