-- A place of the job preferences may be an outcode: `place_id` is its post town then. "LS1" and "LS2" have the same one.
alter table job_preference_places
  add column outcode text check (outcode ~ '^[a-z]{1,2}[0-9][a-z0-9]?$'),
  drop constraint job_preference_places_user_id_place_id_key,
  add constraint job_preference_places_place_key unique nulls not distinct (user_id, place_id, outcode);
