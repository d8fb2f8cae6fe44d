-- An address whose mail was returned stays on the list until its owner opens a link that was mailed there: a server that
-- passes mail on accepts everything at first.
alter table refused_addresses add column is_bounced boolean not null default false;
