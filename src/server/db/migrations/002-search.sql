-- Search: what each supplier can be found by, and the words that occur at all.

-- Two ways to read a text, both without accents and case: by word stems ("roasted" is "roasting"), and by the words as they stand.
create text search configuration stems (copy = english);
alter text search configuration stems
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart with unaccent, english_stem;
create text search configuration words (copy = simple);
alter text search configuration words
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart with unaccent, simple;

-- The parser would take "Phone/Internet" for a file and "12.50" for a number: between words are blanks and nothing else.
-- "D'Angelo" is found as "dangelo" and as "angelo".
create function plain_words(text text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(text, '([^[:space:]''`’‘]+)[''`’‘]([^[:space:]''`’‘]+)', '\1\2 \1 \2', 'g'),
    '[-/.,@_:;~+%#<>&=?*\\|()\[\]{}"“”–—…·•''`’‘]+', ' ', 'g')
$$;

create function lexemes(text text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('public.stems', public.plain_words(text)) || to_tsvector('public.words', public.plain_words(text))
$$;

create function joined(texts text[]) returns text language sql immutable parallel safe as $$ select array_to_string(texts, ' ; ') $$;

-- +61 3 5550 0142, 03 5550 0142 and 5550 0142 are one number: its last nine digits and its last eight.
create function phone_lexemes(phone text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', right(regexp_replace(phone, '\D', '', 'g'), 9) || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 8))
$$;

-- What stands on a supplier's card. A: name, B: category, C: tags, D: place.
create function headline_of(business_name text, category text, tags text[], suburb text, state text, postcode text, address text)
returns tsvector language sql immutable parallel safe as $$
  select setweight(public.lexemes(business_name), 'A') || setweight(public.lexemes(category), 'B') || setweight(public.lexemes(public.joined(tags)), 'C')
    || setweight(public.lexemes(concat_ws(' ', suburb, state, postcode, address)), 'D')
$$;

-- The products' titles, kept beside their supplier so that it is found by them.
alter table suppliers add column product_words text not null default '';

alter table suppliers
  add column headline tsvector not null
    generated always as (headline_of(business_name, category, tags, suburb, state, postcode, address)) stored,
  -- The headline, then C: products, D: description and phone.
  add column document tsvector not null
    generated always as (
      headline_of(business_name, category, tags, suburb, state, postcode, address)
        || setweight(lexemes(product_words), 'C')
        || setweight(to_tsvector('stems', plain_words(description)) || phone_lexemes(coalesce(phone, '')), 'D')) stored,
  -- The average rating, drawn towards 3.5 by eight reviews that nobody wrote: one single 5.0 is not the best there is.
  add column quality double precision not null
    generated always as ((average_rating::float8 * total_reviews + 28) / (total_reviews + 8)) stored;

-- What was written last waits in a list that every search reads: a short one.
create index suppliers_headline on suppliers using gin (headline) with (gin_pending_list_limit = 256);
create index suppliers_document on suppliers using gin (document) with (gin_pending_list_limit = 256);
create index suppliers_by_quality on suppliers (quality desc, id);
create index suppliers_in_category_by_quality on suppliers (category, quality desc, id);

create function marked(query tsquery, mark text) returns tsquery language sql immutable parallel safe as $$
  select case when query::text = '' then query else (query::text || mark)::tsquery end
$$;

-- One word of a search: its stem; as it stands too while it may be a beginning, and instead where it is a stop word ("the").
-- `mark` is a tsquery's: `:*` for a beginning, `:D` for a place. Several words are a phrase; what holds no word is empty.
create function search_word(word text, mark text) returns tsquery language sql immutable parallel safe as $$
  select case when mark like ':*%' or phraseto_tsquery('public.stems', word)::text = ''
    then public.marked(phraseto_tsquery('public.stems', word), mark) || public.marked(phraseto_tsquery('public.words', word), mark)
    else public.marked(phraseto_tsquery('public.stems', word), mark) end
$$;

-- How well a supplier matches a word: its name before all, then category, tags, products; description and place.
create function match_points(headline tsvector, document tsvector, word tsquery) returns integer language sql immutable parallel safe as $$
  select case when ts_filter(headline, '{a}') @@ word then 8 else 0 end
    + case when ts_filter(headline, '{b}') @@ word then 4
           when ts_filter(headline, '{c}') @@ word then 3
           when ts_filter(document, '{c}') @@ word then 2
           when document @@ word then 1
           else 0 end
$$;

create function maintain_product_words() returns trigger language plpgsql as $$
begin
  update suppliers s set product_words = p.titles
  from (
    select c.supplier_id, coalesce((select string_agg(title, ' ; ' order by position, id) from products where supplier_id = c.supplier_id), '') as titles
    from (select distinct supplier_id from changed) c
  ) p
  where s.id = p.supplier_id and s.product_words is distinct from p.titles;
  return null;
end $$;
create trigger products_inserted after insert on products referencing new table as changed for each statement execute function maintain_product_words();
create trigger products_updated after update on products referencing new table as changed for each statement execute function maintain_product_words();
create trigger products_deleted after delete on products referencing old table as changed for each statement execute function maintain_product_words();

-- Every word that a supplier ever used: what a mistyped one may have meant. It has no unique key, so that no writer waits for another;
-- a word there twice, or one that is used no more, does no harm: whether it occurs is asked of the suppliers.
create table words (word text not null);
create index words_word on words (word);
create index words_similar on words using gin (word gin_trgm_ops) with (gin_pending_list_limit = 256);

create function words_in(variadic texts text[]) returns setof text language sql immutable parallel safe as $$
  select word from unnest(tsvector_to_array(to_tsvector('public.words', public.plain_words(array_to_string(texts, ' ; '))))) word
  where word ~ '^[a-z]{3,24}$'
$$;

create function learn_inserted_words() returns trigger language plpgsql as $$
begin
  insert into words
  select distinct w from inserted s, words_in(s.business_name, s.category, joined(s.tags), s.suburb, s.product_words, s.description) w
  where not exists (select from words where word = w);
  return null;
end $$;
create trigger suppliers_inserted after insert on suppliers referencing new table as inserted for each statement execute function learn_inserted_words();

create function learn_updated_words() returns trigger language plpgsql as $$
begin
  insert into words
  select w from words_in(new.business_name, new.category, joined(new.tags), new.suburb, new.product_words, new.description) w
  where not exists (select from words where word = w);
  return null;
end $$;
-- For each row and only when these columns are set: counters and ratings are changed far more often.
create trigger suppliers_reworded after update of business_name, category, tags, suburb, product_words, description on suppliers
  for each row execute function learn_updated_words();
