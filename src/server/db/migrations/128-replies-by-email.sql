-- By which a message that came in as an email is known, so that it is taken once. The words are those of the step.
alter table quote_steps add column message_hash text;
create unique index quote_steps_by_message on quote_steps (message_hash) where message_hash is not null;
