-- A plan that is given back has credit taken and money paid back by its provider; until then its listing starts no other.
alter table subscriptions
  add column refund_settled_at timestamptz,
  add check (refund_settled_at is null or refunded_at is not null);
update subscriptions set refund_settled_at = refunded_at where refunded_at is not null and status = 'canceled';

-- Whoever pays for a listing. Another account that manages it later has cards and credit of its own.
alter table billing_customers add column account_id uuid references accounts on delete set null;
create index billing_customers_of_account on billing_customers (account_id);
update billing_customers c set account_id = a.id from accounts a where a.supplier_id = c.supplier_id;

-- What the sandbox knows of a customer: which payments a bank holds, and what was done to its credit.
update sandbox_customers set document = document || '{"disputes": [], "creditChanges": []}';
