-- A contact is a row of the supplier's inbox, with an id, beside the quote requests.
alter table inquiries
  add column id uuid not null default gen_random_uuid(),
  -- When its visitor last said something.
  add column asked_at timestamptz not null default now(),
  -- Null until the supplier has opened it, or has ticked that it has answered.
  add column seen_at timestamptz,
  add column answered_at timestamptz;
create unique index inquiries_id on inquiries (id);
-- Suppliers know of these by email, so none of them is new.
update inquiries set asked_at = created_at, seen_at = created_at;

-- A supplier can say that it has answered a request by email or phone.
alter table quote_requests drop constraint quote_requests_status_check;
alter table quote_requests add constraint quote_requests_status_check
  check (status in ('new', 'viewed', 'replied', 'quoted', 'revised', 'won', 'declined', 'passed', 'withdrawn', 'expired'));
alter table quote_steps drop constraint quote_steps_step_check;
alter table quote_steps add constraint quote_steps_step_check
  check (step in ('view', 'reply', 'answer', 'accept', 'undo', 'decline', 'pass', 'withdraw', 'message', 'expire', 'leave'));
