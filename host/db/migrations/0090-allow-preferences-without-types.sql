-- Calls change any of the preferences, so the others may come before the types of job.
alter table job_preferences drop constraint job_preferences_type_ids_check;
