-- Lists are in the order of days; within a day, a fixed shuffle separates what an employer posts or a feed imports at once.
create index job_search_mixed on job_search (((posted_at at time zone 'UTC')::date) desc, hashint4(id), id desc);
create index review_search_mixed on review_search (((posted_at at time zone 'UTC')::date) desc, hashint4(id), id desc);
drop index review_search_newest;
