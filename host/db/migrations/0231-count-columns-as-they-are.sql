-- The list of jobs counts by the columns themselves, so nothing reads the number that packed them (0018).
alter table alert_candidates drop column traits;
alter table job_search drop column traits;
