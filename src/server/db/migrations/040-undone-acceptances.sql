-- An acceptance can be undone for a minute; the email about it waits for the first part of it.
alter table quote_requests
  add column held_email uuid,
  -- The last step of the history that the buyer has read; what the buyer did itself is read too.
  add column buyer_seen_step bigint;
alter table quote_steps drop constraint quote_steps_step_check;
alter table quote_steps add constraint quote_steps_step_check
  check (step in ('view', 'answer', 'accept', 'undo', 'decline', 'pass', 'withdraw', 'message', 'expire', 'leave'));
