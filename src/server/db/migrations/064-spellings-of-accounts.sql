-- Names and email addresses that were stored with what is invisible, or in other forms of the same letters, get the spelling that is compared
-- (src/shared/visible-text.ts, src/shared/email-address.ts), and usernames that nobody can tell apart are one (`looksOf` in
-- src/shared/letters-of.ts).

create function tidied_name(name text) returns text language sql immutable as $$
  select coalesce(nullif(trim(regexp_replace(visible, '[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')), ''), name)
  from (select regexp_replace(regexp_replace(regexp_replace(normalize(name, NFC),
    '[\u00ad\u034f\u180e\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc]+', '', 'g'),
    -- In Thai, Lao, Burmese and Khmer a word may end there.
    '(?<![\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])\u200b+', '', 'g'),
    -- Joiners and variants that no script or emoji before them needs; marks of direction in a name that has one direction.
    '(?:^|(?<=[\u0001-\u00a8\u00aa-\u00ad\u00af-\u024f]))[\u200c\u200d\ufe00-\ufe0f]+(?!\u20e3)'
      || case when name ~ '[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]' then '' else '|[\u200e\u200f\u061c]+' end, '', 'g')
  ) bare (visible)
$$;

create function without_invisible(given text) returns text language sql immutable as $$
  select regexp_replace(given, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f'
    '\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g')
$$;

create function bare_address(email text) returns text language sql immutable as $$
  -- Letters of another width, which NFKC makes ordinary.
  select trim(case when bare ~ '[\uff01-\uff5e\u3002\uff61]' then translate(normalize(bare, NFKC), '。', '.') else normalize(bare, NFC) end)
  from without_invisible(email) bare
$$;

-- Small letters also where the database knows only those of ASCII: accents are apart from their letters for a moment.
create function looks_of(name text) returns text language sql immutable as $$
  select translate(replace(replace(normalize(lower(translate(normalize(without_invisible(tidied_name(name)), NFKD),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҺԀØŁÆĐÞŒÐŊĦẞı',
    'αβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџһԁøłæđþœðŋħßi')), NFKC), 'ß', 'ss'), U&'i\0307', 'i'),
    'авсԁенікмортухѕјαεικνορτυχ', 'abcdehikmoptyxsjaeikvoptux')
$$;

update suppliers set business_name = tidied_name(business_name) where business_name <> tidied_name(business_name);
update products set title = tidied_name(title) where title <> tidied_name(title);
update venues set venue_name = tidied_name(venue_name) where venue_name <> tidied_name(venue_name);

-- What emails are sent to by the hash of its address, as newsletters are, keeps the address.
update suppliers set email = bare_address(email) where email <> bare_address(email);
update quote_requests set contact_email = bare_address(contact_email) where contact_email <> bare_address(contact_email);
update inquiries set reply_email = bare_address(reply_email) where reply_email <> bare_address(reply_email);
update enquiries set email = bare_address(email) where email <> bare_address(email);

-- Of accounts with one address the one that has it without anything invisible keeps it, else the oldest; the others stay as they are.
update accounts set email = bare
from (
  select id, bare, row_number() over (partition by lower(bare) order by email <> bare, created_at, id) as place
  from (select id, email, created_at, bare_address(email) as bare from accounts) spelled
) ranked
where ranked.id = accounts.id and place = 1 and email <> bare;

alter table accounts add column username_key text;
drop index accounts_by_username;

-- Of accounts whose names look alike the oldest keeps its name, and the others get a number after it.
update accounts set username = tidied_name(username), username_key = key
from (
  select id, key, row_number() over (partition by key order by created_at, id) as place
  from (select id, created_at, looks_of(username) as key from accounts) named
) ranked
where ranked.id = accounts.id and place = 1;
create unique index accounts_by_username_key on accounts (username_key);
do $$
declare
  twin record;
  numbered text;
  number integer;
begin
  for twin in select id, tidied_name(username) as name from accounts where username_key is null order by created_at, id loop
    number := 2;
    loop
      -- A username has 50 characters at most.
      numbered := trim(left(twin.name, 49 - length(number::text))) || ' ' || number;
      exit when not exists (select from accounts where username_key = looks_of(numbered));
      number := number + 1;
    end loop;
    update accounts set username = numbered, username_key = looks_of(numbered) where id = twin.id;
  end loop;
end $$;

create unique index accounts_by_username on accounts (lower(username));
alter table accounts alter column username_key set not null;
drop function looks_of(text), bare_address(text), without_invisible(text), tidied_name(text);
