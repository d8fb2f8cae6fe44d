-- The page on which a person asked for the link; the confirmation leads back to it.
alter table email_confirmations add return_path text;
