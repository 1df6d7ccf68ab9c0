import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Db, precompiled } from '#server/db/db.ts'
import { required } from '#shared/required.ts'

/** A text as two PostgreSQL tsqueries: by its word stems, empty for a text of stop words only, and by its unstemmed words. */
export type Lexemes = { stems: string; words: string }

/** The texts in the cache at most: enough for every name of the trade, and for what else is typed in a busy hour. */
const MAX_CACHED = 20_000
const cache = new LRUCache<string, Lexemes>({ max: MAX_CACHED })

const readLexemes = precompiled((db, texts: string[]) =>
  db
    .selectFrom(sql<{ text: string }>`unnest(${texts}::text[])`.as<'typed'>(sql`typed(text)`))
    .select([
      'text',
      sql<string>`phraseto_tsquery('public.stems', text)::text`.as('stems'),
      sql<string>`phraseto_tsquery('public.words', text)::text`.as('words'),
    ]),
)

/**
 * Returns PostgreSQL's lexemes of each text. They depend on the text alone and are cached in the process: parsing words costs more than
 * searching for them, and a search uses each of its words in several places.
 */
export async function lexemesOf(db: Db, texts: string[]): Promise<(text: string) => Lexemes> {
  const found = new Map<string, Lexemes>()
  const unread = new Set<string>()
  for (const text of texts) {
    const known = cache.get(text)
    if (known) found.set(text, known)
    else unread.add(text)
  }
  if (unread.size > 0) {
    for (const { text, ...lexemes } of await readLexemes(db, [...unread])) {
      found.set(text, lexemes)
      cache.set(text, lexemes)
    }
  }
  // The caller asks only for texts that it has passed, and the query returns every one of them.
  return (text) => required(found.get(text), 'The lexemes of a text')
}
