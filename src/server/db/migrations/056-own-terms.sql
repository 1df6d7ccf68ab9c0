-- Words that the owner adds to what searches know, and words of searches that nobody knows.

create table own_terms (
  id uuid primary key default gen_random_uuid(),
  term text not null check (length(term) between 1 and 60),
  kind text not null check (kind in ('name', 'goods', 'service', 'brand', 'quality')),
  -- The built-in word of which it is another name.
  same_as text check (length(same_as) between 1 and 60),
  category text,
  synonyms text[] not null default '{}' check (cardinality(synonyms) <= 10),
  created_at timestamptz not null default now(),
  created_by text not null,
  check ((kind = 'name') = (same_as is not null))
);

-- Words only: neither who searched nor for what else.
create table unknown_words (
  day date not null,
  words text not null check (length(words) between 1 and 60),
  searches integer not null default 1,
  primary key (day, words)
);
