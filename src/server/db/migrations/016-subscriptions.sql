-- What a listing pays for. Until now an account knew only whether it had a subscription, of which there was one kind.

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  -- What was paid for a listing is still known when the listing is deleted.
  supplier_id integer references suppliers on delete set null,
  plan text not null check (plan in ('starter', 'professional', 'enterprise')),
  interval text not null check (interval in ('month', 'year')),
  -- Pending: the first payment is awaited. Canceled is final; whoever comes back starts a new subscription.
  status text not null default 'pending' check (status in ('pending', 'active', 'past_due', 'canceled')),
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- Who takes the payments, and by which ids the provider's events name customer and subscription. None: nothing is charged.
  provider text check (provider in ('sandbox', 'stripe')),
  provider_customer_id text,
  provider_subscription_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  canceled_at timestamptz,
  unique (provider, provider_subscription_id),
  check (provider is not null or (provider_customer_id is null and provider_subscription_id is null)),
  check ((current_period_start is null) = (current_period_end is null) and current_period_start < current_period_end),
  check (current_period_end is not null or not cancel_at_period_end),
  check ((status = 'canceled') = (canceled_at is not null))
);
create unique index subscriptions_live on subscriptions (supplier_id) where status <> 'canceled';
create index subscriptions_of_supplier on subscriptions (supplier_id, created_at desc);
create index subscriptions_of_customer on subscriptions (provider, provider_customer_id);

-- The one kind was Professional by the month.
insert into subscriptions (supplier_id, plan, interval, status, canceled_at)
select supplier_id, 'professional', 'month', subscription_status, case subscription_status when 'canceled' then now() end
from accounts
where supplier_id is not null and subscription_status <> 'none';

-- Whether a listing is featured follows its subscription from now on.
drop trigger accounts_featured on accounts;
alter table accounts drop column subscription_status;

create or replace function maintain_featured() returns trigger language plpgsql as $$
begin
  update suppliers s
  set is_featured = not s.is_featured
  where s.id in (old.supplier_id, new.supplier_id)
    and s.is_featured <> exists (select from subscriptions p where p.supplier_id = s.id and p.status = 'active');
  return null;
end $$;
create trigger subscriptions_featured after insert or delete or update of supplier_id, status on subscriptions
  for each row execute function maintain_featured();
