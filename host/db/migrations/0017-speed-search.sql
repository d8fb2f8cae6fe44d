-- A job that can be done anywhere is near every place: with this index a list around a place reads those, and what is
-- near, instead of every job.
create index job_search_nationwide on job_search (id) where nationwide;
