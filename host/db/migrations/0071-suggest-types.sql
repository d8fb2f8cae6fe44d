-- Types of job are suggested, too: "intern" is for most people the beginning of one.
alter table suggestions drop constraint suggestions_kind_check;
alter table suggestions add constraint suggestions_kind_check check (kind in ('type', 'role', 'title', 'company', 'place'));
-- Filled anew at the next turn.
update suggestion_state set version = null;
