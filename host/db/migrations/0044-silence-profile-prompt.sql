-- When a person last closed the request to complete their profile. It stays away for 30 days.
alter table users add column profile_prompt_dismissed_at timestamptz;
