-- What an import wrote, so that the next one keeps what was corrected by hand since, and listings are recognised by their ABN.

-- A fingerprint of each value by its column (`fingerprint` in features/import/merge.ts), none for an empty one; null where no import wrote.
alter table suppliers add column imported jsonb;

-- Whoever asked an import to replace corrections too.
alter table imports add column overwrite boolean not null default false;

create index suppliers_by_abn on suppliers (abn) where abn is not null;

-- Of earlier imports nobody knows what they wrote. Where the owner has changed nothing since, it is what there is.
update suppliers s set imported = jsonb_strip_nulls(jsonb_build_object(
  'businessName', left(md5(nullif(business_name, '')), 12), 'category', left(md5(category), 12), 'address', left(md5(nullif(address, '')), 12),
  'suburb', left(md5(nullif(suburb, '')), 12), 'state', left(md5(state), 12), 'postcode', left(md5(nullif(postcode, '')), 12),
  'phone', left(md5(nullif(phone, '')), 12), 'email', left(md5(nullif(email, '')), 12), 'website', left(md5(nullif(website, '')), 12),
  'description', left(md5(nullif(description, '')), 12), 'tags', left(md5(nullif(array_to_string(tags, e'\n'), '')), 12)))
where import_key is not null
  and not exists (select from accounts where supplier_id = s.id)
  and not exists (select from audit where subject = 'supplier ' || s.id and action = 'supplier.change');
