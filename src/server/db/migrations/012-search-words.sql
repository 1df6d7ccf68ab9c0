-- Correcting a mistyped word: a word that begins alike and is about as long. That finds what trigrams did, and costs a tenth.
drop index words_similar;
create index words_alike on words (left(word, 1), length(word), word);

-- What of a search any supplier answers to: the first of `heads` that is known, counted from 1, and which of `others` then go with it,
-- each together with those before it. Null where no head is known. Each step is planned for its words, and by the index: common words that
-- never stand together would have the whole table read.
create function answered_together(heads tsquery[], others tsquery[], out head integer, out answered boolean[]) language plpgsql stable
set enable_seqscan = off as $$
declare
  together tsquery;
  wider tsquery;
  known boolean;
begin
  for i in 1 .. cardinality(heads) loop
    execute format('select exists (select from suppliers where document @@ %L::tsquery)', heads[i]) into known;
    if known then
      head := i;
      together := heads[i];
      exit;
    end if;
  end loop;
  answered := '{}';
  if head is null then return; end if;
  foreach wider in array others loop
    execute format('select exists (select from suppliers where document @@ %L::tsquery)', together && wider) into known;
    if known then together := together && wider; end if;
    answered := answered || known;
  end loop;
end $$;

-- Queries come as text, made by the program out of lexemes it remembers.
drop function match_points(tsvector, tsvector, tsquery);
drop function search_word(text, text);
drop function marked(tsquery, text);
