-- What reviews of a role say together is worked out for some roles at a time.
create index reviews_role on reviews (role_id) where state = 'published';
