-- When to ask again whether there is news of an application; null as long as nobody has answered.
alter table saved_items add column ask_again_at timestamptz;
