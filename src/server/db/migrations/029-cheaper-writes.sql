-- A function in SQL that cannot be merged into the statement that calls it is planned at each one; one in plpgsql is planned once for a session.
-- These are called by writes: of reviews, of whatever an email tells of, and of suppliers, whose index of the owner's words is made by one.
create or replace function has_won(buyer uuid, supplier integer) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (
      select from public.quote_requests q where q.status = 'won' and q.supplier_id = supplier and q.account_id = buyer
    ) or exists (
      select from public.accounts a join public.quote_requests q on lower(q.contact_email) = lower(a.email)
      where a.id = buyer and a.email_confirmed_at is not null
        and q.status = 'won' and q.supplier_id = supplier and q.account_id is null
    );
end $$;

create or replace function address_hash(address text) returns text language plpgsql immutable parallel safe as $$
begin
  return rtrim(translate(encode(sha256(convert_to(lower(address), 'UTF8')), 'base64'), '+/', '-_'), '=');
end $$;

create or replace function owner_words(business_name text, email text, phone text, abn text)
returns text language plpgsql immutable parallel safe as $$
begin
  return lower(concat_ws(' ', business_name, email, right(regexp_replace(phone, '\D', '', 'g'), 9), abn));
end $$;
