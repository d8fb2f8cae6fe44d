-- A new number makes every device unknown that has logged in to the account before.
alter table users add column access_number integer not null default 0;

-- Passkeys from before a reset of the password open nothing until their owner has checked them.
alter table passkeys add column suspended_at timestamptz;
