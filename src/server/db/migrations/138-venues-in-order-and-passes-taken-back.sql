-- Venues change places in one statement, at whose end each place is taken once.
drop index venues_once;
alter table venues add constraint venues_once unique (supplier_id, position) deferrable initially immediate;

-- A supplier can take a pass back.
alter table quote_steps drop constraint quote_steps_step_check;
alter table quote_steps add constraint quote_steps_step_check
  check (step in ('view', 'reply', 'answer', 'accept', 'undo', 'decline', 'pass', 'reopen', 'withdraw', 'message', 'expire', 'leave'));
