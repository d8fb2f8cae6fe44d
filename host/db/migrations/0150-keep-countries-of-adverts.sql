-- The country that an advert gives for a place, also where the gazetteer does not know the place.
alter table job_locations add column country text;
