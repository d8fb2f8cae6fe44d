-- The suggestions are brought up to date some names at a time.
create index suggestions_label on suggestions (kind, label);
