-- A plan that is given back has credit taken and money paid back by its provider; until then its listing starts no other.
alter table subscriptions
  add column refund_settled_at timestamptz,
  add check (refund_settled_at is null or refunded_at is not null);
update subscriptions set refund_settled_at = refunded_at where refunded_at is not null and status = 'canceled';

-- What the sandbox knows of a customer: which payments a bank holds, and what was done to its credit.
update sandbox_customers set document = document || '{"disputes": [], "creditChanges": []}';
