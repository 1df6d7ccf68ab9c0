-- What stands for an email address is made with a key that the database does not hold in plain text: without it, anybody with a copy of the
-- database could find out which of the addresses that they know are in it.

-- The key, encrypted with the site's secrets, so that it stays when those are changed.
create table address_key (
  is_made boolean primary key default true check (is_made),
  encrypted text not null
);

-- HMAC with SHA-256: `pads` are the two blocks that the key makes, as RFC 2104 has them.
create function keyed_hash(unkeyed text, pads bytea) returns text language plpgsql immutable parallel safe as $$
begin
  return rtrim(translate(encode(
    sha256(substring(pads from 65) || sha256(substring(pads for 64) || convert_to(unkeyed, 'UTF8'))), 'base64'), '+/', '-_'), '=');
end $$;

-- Made of the hash of before, so that the program can rewrite those that are stored when it makes the key, at the start after this.
create function address_hash(address text, pads bytea) returns text language plpgsql immutable parallel safe as $$
begin
  return keyed_hash(rtrim(translate(encode(sha256(convert_to(lower(address), 'UTF8')), 'base64'), '+/', '-_'), '='), pads);
end $$;
drop function address_hash(text);

-- Counts by the hashes of before begin anew: the longest of them lasts a day.
delete from rate_limits where key ~ '^(login-failures?|unconfirmed-emails|email-links|digest|newsletter-confirm|member-invitations):';
