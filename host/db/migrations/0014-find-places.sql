-- The form in which a typed place and the gazetteer's are compared: no case, accents, apostrophes or full stops, "and"
-- for "&", "st" for "Saint". What `host/import` does in memory, for thousands of adverts, is the same (a test compares).
create function place_key(name text) returns text language sql immutable strict parallel safe
return regexp_replace(
  trim(regexp_replace(
    replace(regexp_replace(lower(unaccent('unaccent', name)), '[''’.]', '', 'g'), '&', ' and '),
    '[^[:alnum:]]+', ' ', 'g')),
  '\msaint\M', 'st', 'g');

create function place_keys(name text, aliases text[]) returns text[] language sql immutable parallel safe
return array(select place_key(n) from unnest(array[name] || aliases) with ordinality as t (n, position) order by position);

create function place_spelling(keys text[]) returns text language sql immutable strict parallel safe
return array_to_string(keys, ' ');

-- Its own name first, then its aliases.
alter table places add column keys text[] not null generated always as (place_keys(name, aliases)) stored;
-- What waits to be put into the index is read by every question, and the embedded database has no vacuum to put it in.
create index places_keys on places using gin (keys) with (fastupdate = off);
-- Finds what is spelt alike in the order of likeness, without reading the others.
create index places_spelling on places using gist (place_spelling(keys) gist_trgm_ops(siglen = 64));

-- Where an outcode is, is read from the adverts that name it.
create index job_locations_outcode on job_locations (outcode, id) where outcode is not null;
