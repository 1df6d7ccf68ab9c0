-- "1300 COFFEE" is 1300 263 333, for those who search for it and for duplicates, and the owner finds a supplier by each number of its phone field.

-- The digits of a phoneword, as many as its kind of number has (`phoneword` in src/shared/phone.ts); null where there is none.
create function phoneword_digits(phone text) returns text language sql immutable parallel safe as $$
  select prefix || left(keys, places)
  from regexp_match(regexp_replace(phone, '^\D*61[\s.-]*(?=1)|\([^)]*[a-z][^)]*\)', '', 'gi'),
      '(?:^|\D)(1[\s.-]?[38][\s.-]?0[\s.-]?0|13)[\s.-]{0,3}(\d*[\s.-]{0,3}[a-z]{2}[a-z\d\s.-]{0,20})', 'i') found,
    lateral (select regexp_replace(found[1], '\D', '', 'g'),
      regexp_replace(translate(lower(found[2]), 'abcdefghijklmnopqrstuvwxyz', '22233344455566677778889999'), '\D', '', 'g')) read (prefix, keys),
    lateral (select case when length(prefix) = 2 then 4 else 6 end) kind (places)
  where length(keys) >= places and length(substring(found[2] from '^\d*')) < places
$$;

-- The digits of each number of a phone field. What stands after "ext", "x" or "#" is an extension.
create function phone_numbers(phone text) returns setof text language sql immutable parallel safe as $$
  select coalesce(public.phoneword_digits(part), regexp_replace(part, '\D', '', 'g'))
  from regexp_split_to_table(regexp_replace(phone, '(\d)[\s,.(]*(ext|x|#)[^/;,|]*', '\1', 'gi'), '[/;,|&\n]|\m(?:or|and)\M', 'i') part
$$;

create or replace function phone_lexemes(phone text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(to_tsvector('simple', string_agg(right(digits, 9) || ' ' || right(digits, 8), ' ')), ''::tsvector)
  from public.phone_numbers(phone) digits
  where length(digits) >= 6
$$;

create or replace function phone_keys(phone text) returns setof text language sql immutable parallel safe as $$
  select distinct right(digits, 9) from public.phone_numbers(phone) digits where length(digits) >= 9 or digits ~ '^13\d{4}$'
$$;

-- Also the letters of a phoneword, which the owner may look for as well.
create or replace function owner_words(business_name text, email text, phone text, abn text) returns text language sql immutable parallel safe as $$
  select lower(concat_ws(' ', business_name, email, (select string_agg(right(digits, 9), ' ') from public.phone_numbers(phone) digits where digits <> ''),
    case when public.phoneword_digits(phone) is not null then phone end, abn))
$$;

-- Words and keys follow their functions only when a supplier is written.
update supplier_words set words = owner_words(business_name, email, phone, abn) from suppliers where id = supplier_id and phone ~ '[^0-9 +()-]';
update supplier_search set document = document_of(business_name, s.category, tags, product_words, description, phone, suburb, s.state, postcode, address)
from suppliers s where s.id = supplier_id and phone ~* '[a-z&]';
do $$
declare
  listing integer;
begin
  for listing in select id from suppliers where phone ~* '[a-z&]' loop
    perform renew_supplier_keys(listing);
  end loop;
end $$;
