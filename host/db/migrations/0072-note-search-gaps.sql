-- Searches for which the site has nothing, or only less than all of the words, and what people looked at next. Words and
-- counts of a day; nothing says who searched.
create table search_gaps (
  day date not null,
  scope text not null check (scope in ('jobs', 'reviews', 'companies')),
  words text not null check (length(words) between 2 and 60),
  -- "nothing", "less", or the address of the list that was opened next.
  outcome text not null check (length(outcome) between 1 and 200),
  searches integer not null default 1 check (searches > 0),
  primary key (day, scope, words, outcome)
);
