-- Nobody counts meanwhile: sets, words and counts have one writer at a time (0015).
select pg_advisory_xact_lock(20301);

-- Working pattern, visa, place or anywhere, and band of pay: the digits of one number, by which lists count them all at once
-- (host/features/search/engine/small-facet-queries.ts). Working it out for each row anew took a tenth of the counting.
alter table job_search add column traits integer not null generated always as (
  coalesce(pattern, 0) + case when visa then 4 else 0 end + case when nationwide then 0 else 8 end
    -- `least` leaves out what is null, so an unstated pay must not come to it.
    + case when pay is null then 0 else 16 * (least(pay / 5000, 20) + 1) end
) stored;
