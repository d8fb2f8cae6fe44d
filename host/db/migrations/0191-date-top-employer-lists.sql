-- The end of the twelve months that a list counts, so that it quotes reviews of the same months.
alter table top_employer_lists add counted_until timestamptz;
update top_employer_lists set counted_until = make_timestamptz(year, 10, 1, 0, 0, 0, 'UTC');
