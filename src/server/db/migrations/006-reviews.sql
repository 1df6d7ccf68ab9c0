-- Buyers say what they think of a supplier, and what became of it.

alter table reviews add column account_id uuid references accounts on delete set null;
-- One per buyer and supplier; those whose author has no account any more do not count.
create unique index reviews_once on reviews (supplier_id, account_id);
create index reviews_of_account on reviews (account_id);

-- Whether a quote between the two was won: one that the account asked for, or one that was asked for without an account and accepted
-- with the link in a letter to the account's address, which only somebody who reads those letters can do.
create function has_won(buyer uuid, supplier integer) returns boolean language sql stable parallel safe as $$
  select exists (
      select from public.quote_requests q where q.status = 'won' and q.supplier_id = supplier and q.account_id = buyer
    ) or exists (
      select from public.accounts a join public.quote_requests q on lower(q.contact_email) = lower(a.email)
      where a.id = buyer and a.email_confirmed_at is not null
        and q.status = 'won' and q.supplier_id = supplier and q.account_id is null
    )
$$;
create index quotes_won on quote_requests (supplier_id, account_id) where status = 'won';
create index quotes_won_by_visitors on quote_requests (supplier_id, lower(contact_email)) where status = 'won' and account_id is null;

-- A review outlives its author's account, and so does what is known of it.
create function keep_verified() returns trigger language plpgsql as $$
begin
  update reviews set is_verified = true where account_id = old.id and not is_verified and has_won(old.id, supplier_id);
  return old;
end $$;
create trigger accounts_leave before delete on accounts for each row execute function keep_verified();

-- Open until the owner has kept the review; with a review that is removed they go.
create table review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index review_reports_once on review_reports (review_id, account_id) where decided_at is null;
create index review_reports_open on review_reports (created_at, id) where decided_at is null;
create index review_reports_of_account on review_reports (account_id);

-- To whoever had won a quote: each gets one letter about a supplier.
create table review_invitations (
  request_id uuid primary key references quote_requests on delete cascade,
  sent_at timestamptz not null default now()
);
create index quotes_won_lately on quote_requests (status_at) where status = 'won';

-- What pages say of the last days.
create index quote_requests_by_time on quote_requests (created_at);
