-- What people are offered while they type: roles, job titles, employers and places, a row for each word that a name can
-- be found by. The host fills it anew when the data has changed. See docs/decisions/0032-suggestions-are-a-table.md.
create table suggestions (
  kind text not null check (kind in ('role', 'title', 'company', 'place')),
  -- The name from one of its words on, in the form of suggestion_text; in byte order, so the index serves prefixes.
  start text collate "C" not null,
  -- Which word that is; 0 is the whole name.
  nth smallint not null,
  label text not null,
  -- Empty for a title: it is searched for by its words.
  slug text not null,
  -- Open jobs and published reviews that there are of it.
  weight integer not null,
  primary key (kind, start, slug, label)
);

-- The words that names can be found by, for those who slip: few enough to look for the nearest.
create table suggestion_words (word text primary key);
create index suggestion_words_trigram on suggestion_words using gist (word gist_trgm_ops);

-- One row: the data that the table was filled from, until when it holds by the clock, and who is filling it now.
create table suggestion_state (
  id boolean primary key default true check (id),
  version bigint,
  next_turn timestamptz,
  claimed_until timestamptz
);
insert into suggestion_state default values;

-- Words alone, as they are typed on any keyboard: "Müller & Söhne (UK)" is "muller sohne uk".
create function suggestion_text(value text) returns text language sql stable parallel safe as $$
  select trim(regexp_replace(
    translate(lower(public.unaccent(left(value, 200))), '''’‘`´', ''), '[^a-z0-9+#]+', ' ', 'g'))
$$;

-- The ways into a name: from its beginning, and from each of the next words that says something.
create function suggestion_starts(name text) returns table (start text, nth smallint)
language sql stable parallel safe rows 3 as $$
  -- The offset keeps the planner from reading the words anew for each of their uses.
  select array_to_string(words[n + 1:], ' '), n::smallint
  from (select regexp_split_to_array(suggestion_text(name), ' ') as words offset 0) as name, generate_series(0, 5) as n
  where case n
    when 0 then length(array_to_string(words, ' ')) >= 2
    else length(words[n + 1]) >= 2 and words[n + 1] not in ('and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'with')
  end
$$;
