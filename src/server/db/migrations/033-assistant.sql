-- What readers said about replies of the assistants, and what buyers looked for that nobody here has.

create table reply_ratings (
  id uuid primary key default gen_random_uuid(),
  rated_at timestamptz not null default now(),
  is_useful boolean not null,
  reason text check (reason in ('wrong', 'not-what-i-asked', 'too-few', 'other')),
  -- Both without email addresses and phone numbers.
  message text not null,
  reply text not null
);
create index reply_ratings_by_time on reply_ratings (rated_at desc, id desc);

-- By day, so that old ones can be forgotten without losing count of the others.
create table unmet_needs (
  day date not null,
  need text not null,
  -- Empty where none was named.
  place text not null,
  asked integer not null default 1,
  last_at timestamptz not null,
  primary key (day, need, place)
);
