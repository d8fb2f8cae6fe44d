-- Moderators publish reviews and handle reports; editors look after companies, jobs, promotions and FAQs.
alter table users add column role text not null default 'user' check (role in ('user', 'moderator', 'editor'));
