-- Suppliers that register and whose listing exists already: they are shown it, and claim it.

-- What the owner has said to the account whose claim was refused.
alter table claims add reason text;
create index claims_of_account on claims (account_id, created_at desc);

-- Listings whose name is like a typed one. Other things of a business are found by `supplier_keys`.
create index suppliers_by_name_key on suppliers using gin (name_key(business_name) gin_trgm_ops);

-- Its account has taken it back.
alter table claims drop constraint claims_status_check,
  add constraint claims_status_check check (status in ('open', 'approved', 'refused', 'withdrawn'));
