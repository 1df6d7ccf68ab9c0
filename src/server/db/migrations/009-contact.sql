-- How else somebody who asks to be contacted can be reached, and the email to the supplier that still waits for it.
alter table inquiries
  add column reply_phone text,
  -- No reference: an email that has left is cleared away long before its inquiry.
  add column waiting_email uuid;

-- Each number of a field by its last nine digits and its last eight: +61 3 5550 0142, 03 5550 0142 and 5550 0142 are one. What stands after
-- "ext", "x" or "#" is an extension, and what is too short to be dialled no number.
create or replace function phone_lexemes(phone text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(to_tsvector('simple', string_agg(right(digits, 9) || ' ' || right(digits, 8), ' ')), ''::tsvector)
  from regexp_split_to_table(regexp_replace(phone, '(\d)[\s,.(]*(ext|x|#)[^/;,|]*', '\1', 'gi'), '[/;,|\n]|\m(?:or|and)\M', 'i') part,
    lateral regexp_replace(part, '\D', '', 'g') digits
  where length(digits) >= 6
$$;
-- Generated columns follow their function only when a row is written.
update suppliers set phone = phone where phone ~ '[^0-9 +()-]';
