-- The search tells an employer from a place or a type of its name by how many adverts each has, so nothing reads the mark.
alter table companies drop column has_common_name;
