import { sql } from 'kysely'
import { type Db, plannedOnce } from '#server/db/db.ts'
import { lexemesOf } from './lexemes.ts'
import { tsquery } from './ranking.ts'
import { type TsQuery, within } from './tsquery.ts'

/** A word that suppliers used, spelled about as a typed one. */
export type Alike = { typed: string; word: string }

/** Two letters that changed places are two changes to PostgreSQL, and its limit is for those. */
const MOST_CHANGES = 3
/** With so few suppliers more, a word is as common as another. */
const COMPARED_UP_TO = 50

/** Words that begin with the same letter, or with the first two in each other's place, and differ in up to three letters. */
export const wordsLike: (db: Db, typed: string[]) => Promise<Alike[]> = plannedOnce((db, typed: string[]) =>
  db
    .selectFrom(sql<{ typed: string }>`unnest(${typed}::text[])`.as<'asked'>(sql`asked(typed)`))
    .innerJoin('words', (join) =>
      join.on(
        sql<boolean>`left(word, 1) = left(typed, 1) and length(word) between length(typed) - 2 and length(typed) + 2
          and levenshtein_less_equal(word, typed, ${sql.lit(MOST_CHANGES)}) <= ${sql.lit(MOST_CHANGES)}`,
      ),
    )
    .select(['typed', 'word'])
    .distinct(),
)

/** How many suppliers use each word, counted up to fifty. */
export const suppliersWith: (db: Db, words: string[]) => Promise<{ word: string; suppliers: number }[]> = plannedOnce(
  (db, words: string[]) =>
    db.selectFrom(sql<{ word: string }>`unnest(${words}::text[])`.as<'asked'>(sql`asked(word)`)).select([
      'word',
      sql<number>`(select count(*) from (
          select from suppliers where document @@ phraseto_tsquery('public.stems', word) limit ${sql.lit(COMPARED_UP_TO)}
        ) users)`.as('suppliers'),
    ]),
)

/** Whether each is answered to by any supplier at all. */
export async function areKnown(db: Db, queries: TsQuery[]): Promise<boolean[]> {
  const known = queries.map((query) => sql`exists (select from suppliers where document @@ ${tsquery(query)})`)
  const { rows } = await sql<{ known: boolean[] }>`select array[${sql.join(known)}]::boolean[] as known`.execute(db)
  return rows[0]!.known
}

/** Whether the name of a supplier holds these words, one after the other. */
export async function isSupplierName(db: Db, text: string): Promise<boolean> {
  const { stems, words } = (await lexemesOf(db, [text]))(text)
  const inName = within('A', stems || words)
  return inName !== '' && (await areKnown(db, [inName]))[0]!
}

/** Which of `heads` any supplier answers to first, counted from 0, and which of `others` go with it. Null when nobody knows a head. */
export async function answeredTogether(db: Db, heads: TsQuery[], others: TsQuery[]) {
  const { rows } = await sql<{ head: number | null; answered: boolean[] }>`
    select head, answered from answered_together(${heads}::tsquery[], ${others}::tsquery[])`.execute(db)
  const { head, answered } = rows[0]!
  return head === null ? null : { head: head - 1, answered }
}
