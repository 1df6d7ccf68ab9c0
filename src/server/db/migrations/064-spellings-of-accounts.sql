-- Usernames that nobody can tell apart are one: `looksOf` in src/shared/letters-of.ts makes the key. Of accounts that have such names already,
-- only the oldest has it, so that each of them stays.
alter table accounts add column username_key text;
update accounts set username_key = key
from (
  select id, key, row_number() over (partition by key order by created_at, id) as place
  from (
    select id, created_at, translate(lower(normalize(username, NFKC)),
      'авсԁенікмортухѕјαεικνορτυχ', 'abcdehikmoptyxsjaeikvoptux') as key
    from accounts) named
) keyed
where keyed.id = accounts.id and keyed.place = 1;
create unique index accounts_by_username_key on accounts (username_key);

-- An email address is compared without what is invisible in it, so that what is stored has nothing of that. Where another account has the same
-- one, both stay as they are.
update accounts set email = bare
from (
  select id as bare_id, regexp_replace(normalize(email, NFC), '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g') as bare from accounts
) spelled
where bare_id = id and bare <> email
  and not exists (select from accounts other where other.id <> accounts.id
    and lower(regexp_replace(normalize(other.email, NFC), '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g')) = lower(bare));
