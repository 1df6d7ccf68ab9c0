import { sql } from 'kysely'
import { type Db, precompiled } from '#server/db/db.ts'
import { lexemesOf } from './lexeme-queries.ts'
import { LONG_WORD } from './slips.ts'
import { tsquery, type TsQuery, within } from './tsquery-sql.ts'

/** A word that was typed: whether any supplier answers to it and, where none does, the words that suppliers used that are spelled about as it is. */
export type LookedUp = { word: string; isKnown: boolean; alike: string[] }

/** Two letters that changed places are two changes to PostgreSQL. */
const MOST_CHANGES = sql`case when length(asked.word) < ${sql.lit(LONG_WORD)} then 2 else 3 end`

/** With so few suppliers more, a word is as common as another. */
const COMPARED_UP_TO = 50

/** Looks up typed words, each with what its term asks for. Words are alike that begin with the same letter and differ in a few. */
export const lookedUp: (db: Db, words: string[], queries: TsQuery[]) => Promise<LookedUp[]> = precompiled(
  (db, words: string[], queries: TsQuery[]) =>
    db
      .with(
        (cte) => cte('asked').materialized(),
        (ctes) =>
          ctes
            .selectFrom(
              sql<{ word: string; query: TsQuery }>`unnest(${words}::text[], ${queries}::tsquery[])`.as<'given'>(sql`given(word, query)`),
            )
            .select(['word', sql<boolean>`is_answered(query)`.as('isKnown')]),
      )
      .selectFrom('asked')
      .select([
        'word',
        'isKnown',
        sql<string[]>`array(
          select distinct words.word from words
          where not is_known and left(words.word, 1) = left(asked.word, 1)
            and length(words.word) between length(asked.word) - 2 and length(asked.word) + 2
            and levenshtein_less_equal(words.word, asked.word, ${MOST_CHANGES}) <= ${MOST_CHANGES})`.as('alike'),
      ]),
)

/** How many suppliers use each word, counted up to fifty. */
export const suppliersWith: (db: Db, words: string[]) => Promise<{ word: string; suppliers: number }[]> = precompiled(
  (db, words: string[]) =>
    db.selectFrom(sql<{ word: string }>`unnest(${words}::text[])`.as<'asked'>(sql`asked(word)`)).select([
      'word',
      sql<number>`(select count(*) from (
          select from supplier_search where document @@ phraseto_tsquery('public.stems', word) limit ${sql.lit(COMPARED_UP_TO)}
        ) users)`.as('suppliers'),
    ]),
)

/** Whether the name of a supplier holds these words, one after the other. */
export async function isSupplierName(db: Db, text: string): Promise<boolean> {
  const { stems, words } = (await lexemesOf(db, [text]))(text)
  const inName = within('A', stems || words)
  if (inName === '') return false
  const { rows } = await sql<{ isName: boolean }>`select is_offered(${tsquery(inName)}) as is_name`.execute(db)
  return rows[0]!.isName
}

/** What of a search any supplier answers to: everything; else its head, in what it is and sells; else its head; else nothing. And which of the others go with that. */
export async function countMatchesInBatch(db: Db, everything: TsQuery | null, head: TsQuery, others: TsQuery[]) {
  const { rows } = await sql<{ head: number | null; answered: boolean[] }>`
    select head, answered from answered_together(${everything}::tsquery, ${tsquery(within('ABC', head))}, ${tsquery(head)}, ${others}::tsquery[])`.execute(
    db,
  )
  const { head: response, answered } = rows[0]!
  return response === null ? null : { isFirm: response === 2, answered }
}
