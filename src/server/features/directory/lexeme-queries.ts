import { sql } from 'kysely'
import { type Db, precompiled } from '#server/db/db.ts'

/** A text as two queries for PostgreSQL: by its word stems, empty where it has stop words only, and by the words as they stand. */
export type Lexemes = { stems: string; words: string }

/** Enough for everything the trade has a name for, and for what is typed besides in a busy hour. */
const REMEMBERED = 20_000
const remembered = new Map<string, Lexemes>()

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
 * Returns what PostgreSQL makes of each text. It depends on the text alone, so each is asked for once in the life of the process: reading
 * words costs more than finding them, and a search names each of its words in several places.
 */
export async function lexemesOf(db: Db, texts: string[]): Promise<(text: string) => Lexemes> {
  const found = new Map<string, Lexemes>()
  const unread = new Set<string>()
  for (const text of texts) {
    const known = remembered.get(text)
    if (known) found.set(text, known)
    else unread.add(text)
  }
  if (unread.size > 0) {
    if (remembered.size + unread.size > REMEMBERED) remembered.clear()
    for (const { text, ...lexemes } of await readLexemes(db, [...unread])) {
      found.set(text, lexemes)
      remembered.set(text, lexemes)
    }
  }
  return (text) => found.get(text)!
}
