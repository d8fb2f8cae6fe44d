-- An address has one spelling: composed characters, nothing that cannot be seen, the domain as mail servers write it.

-- Punycode of one label (RFC 3492); the browser and the host have it in URL.
create function canonical_label(label text) returns text language plpgsql immutable as $$
declare
  points integer[] := array(select ascii(c) from regexp_split_to_table(label, '') with ordinality as s (c, i) order by i);
  result text := (select coalesce(string_agg(chr(p), '' order by i), '')
    from unnest(points) with ordinality as u (p, i) where p < 128);
  basic integer := length(result);
  handled integer := basic;
  n integer := 128;
  delta integer := 0;
  bias integer := 72;
  point integer;
  q integer;
  k integer;
  t integer;
begin
  if basic = cardinality(points) then
    return label;
  end if;
  if basic > 0 then
    result := result || '-';
  end if;
  while handled < cardinality(points) loop
    point := (select min(p) from unnest(points) as p where p >= n);
    delta := delta + (point - n) * (handled + 1);
    n := point;
    foreach point in array points loop
      delta := delta + (point < n)::integer;
      continue when point <> n;
      q := delta;
      k := 36;
      loop
        t := greatest(1, least(26, k - bias));
        exit when q < t;
        result := result || substr('abcdefghijklmnopqrstuvwxyz0123456789', t + (q - t) % (36 - t) + 1, 1);
        q := (q - t) / (36 - t);
        k := k + 36;
      end loop;
      result := result || substr('abcdefghijklmnopqrstuvwxyz0123456789', q + 1, 1);
      delta := case when handled = basic then delta / 700 else delta / 2 end;
      delta := delta + delta / (handled + 1);
      k := 0;
      while delta > 455 loop
        delta := delta / 35;
        k := k + 36;
      end loop;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
      handled := handled + 1;
    end loop;
    delta := delta + 1;
    n := n + 1;
  end loop;
  return 'xn--' || result;
end $$;

create function canonical_email(email text) returns text language sql immutable as $$
  select lower(substring(plain from '^.*@')
    || (select string_agg(canonical_label(label), '.' order by i)
      from regexp_split_to_table(lower(normalize(substring(plain from '[^@]*$'), NFKC)), '\.') with ordinality as s (label, i)))
  from (select normalize(
    regexp_replace(email, '[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'), NFC) as plain) as p
$$;

-- Of two accounts with one address now, the one that is spelt like this keeps it, else the older one. The other stays as it is.
update users set email = canonical.email
from (
  select distinct on (canonical_email(u.email)) u.id, canonical_email(u.email) as email
  from users u
  where u.email ~ '[^\u0001-\u007F]'
  order by canonical_email(u.email), u.id
) as canonical
where users.id = canonical.id and canonical.email <> users.email
  and not exists (select from users other where other.email = canonical.email);

drop function canonical_email (text);
drop function canonical_label (text);
