-- What a supplier is found by through parts of words, in a table of its own: a supplier's counters rise without these words being indexed anew.

create table supplier_words (
  supplier_id integer primary key references suppliers on delete cascade,
  -- For the owner: name, email address, phone number, ABN.
  words text not null,
  -- Null where the name has neither letters nor digits.
  name_key text
);
insert into supplier_words select id, owner_words(business_name, email, phone, abn), name_key(business_name) from suppliers;

drop index suppliers_owner_words, suppliers_by_name_key;
create index supplier_words_parts on supplier_words using gin (words gin_trgm_ops);
create index supplier_words_by_name_key on supplier_words using gin (name_key gin_trgm_ops);

create function word_inserted_suppliers() returns trigger language plpgsql as $$
begin
  insert into supplier_words select id, owner_words(business_name, email, phone, abn), name_key(business_name) from inserted;
  return null;
end $$;
create trigger suppliers_worded after insert on suppliers
  referencing new table as inserted for each statement execute function word_inserted_suppliers();

create function word_changed_supplier() returns trigger language plpgsql as $$
begin
  update supplier_words
  set words = owner_words(new.business_name, new.email, new.phone, new.abn), name_key = name_key(new.business_name)
  where supplier_id = new.id;
  return null;
end $$;
create trigger suppliers_worded_again after update of business_name, email, phone, abn on suppliers for each row
  when ((old.business_name, old.email, old.phone, old.abn) is distinct from (new.business_name, new.email, new.phone, new.abn))
  execute function word_changed_supplier();
