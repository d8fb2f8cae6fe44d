-- Optional answers of a review about getting the job.
alter table reviews
  add column interview_questions text not null default '',
  add column process_text text not null default '';

-- Besides the trigger of the other texts.
create trigger drop_sketch_of_process
  after update of interview_questions, process_text on reviews
  for each row
  when ((old.interview_questions, old.process_text) is distinct from (new.interview_questions, new.process_text))
  execute function drop_sketch();
