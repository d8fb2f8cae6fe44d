-- Whether a list of locations is at home, in the UK, Ireland or the islands between: adverts abroad come after those at home.
-- A list without any location says nothing.
alter table search_sets add column home boolean;

create function search_is_home(spots integer[]) returns boolean language sql stable as $$
  select bool_or(coalesce(p.country in ('GB', 'IE', 'IM', 'JE', 'GG'), s.lat between 49 and 61 and s.lng between -11 and 2))
  from search_spots s left join places p on p.id = s.place_id where s.id = any(spots)
$$;

create or replace function search_set(set_kind text, set_ids integer[]) returns integer language plpgsql as $$
declare found_id integer;
begin
  select id into found_id from search_sets where kind = set_kind and ids = set_ids;
  if found_id is null then
    insert into search_sets (kind, ids, home)
      values (set_kind, set_ids, case set_kind when 'spot' then search_is_home(set_ids) end) returning id into found_id;
  end if;
  return found_id;
end $$;

update search_sets set home = search_is_home(ids) where kind = 'spot';
