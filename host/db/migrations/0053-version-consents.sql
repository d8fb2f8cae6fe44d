-- The version of the text that a person agreed to, by its day; null for answers from before versions were stored.
alter table consents add column text_version date;
