import { sql } from 'kysely'
import { type Db, precompiled } from '#server/db/db.ts'
import { required } from '#shared/required.ts'
import { lexemesOf } from './lexeme-queries.ts'
import { LONG_WORD } from './edit-distance.ts'
import { tsquery, type TsQuery, within } from './tsquery-sql.ts'

/** A typed word: whether it matches any supplier and, if it does not, the words of suppliers with a similar spelling. */
export type WordMatch = { word: string; isKnown: boolean; alike: string[] }

/** The Levenshtein distance of similar words at most; PostgreSQL counts two transposed letters as two changes. */
const MAX_CHANGES = sql`case when length(typed.word) < ${sql.lit(LONG_WORD)} then 2 else 3 end`

/** The number of suppliers up to which words are counted; beyond it one word is as common as another. */
const COMPARED_UP_TO = 50

/** Looks up typed words, each with the query of its term. Similar words begin with the same letter and differ in a few. */
export const lookUpWords: (db: Db, words: string[], queries: TsQuery[]) => Promise<WordMatch[]> = precompiled(
  (db, words: string[], queries: TsQuery[]) =>
    db
      .with(
        (cte) => cte('typed').materialized(),
        (ctes) =>
          ctes
            .selectFrom(
              sql<{ word: string; query: TsQuery }>`unnest(${words}::text[], ${queries}::tsquery[])`.as<'given'>(sql`given(word, query)`),
            )
            .select(['word', sql<boolean>`is_answered(query)`.as('isKnown')]),
      )
      .selectFrom('typed')
      .select([
        'word',
        'isKnown',
        sql<string[]>`array(
          select distinct words.word from words
          where not is_known and left(words.word, 1) = left(typed.word, 1)
            and length(words.word) between length(typed.word) - 2 and length(typed.word) + 2
            and levenshtein_less_equal(words.word, typed.word, ${MAX_CHANGES}) <= ${MAX_CHANGES})`.as('alike'),
      ]),
)

/** Counts the suppliers that use each word, up to `COMPARED_UP_TO`. */
export const suppliersWith: (db: Db, words: string[]) => Promise<{ word: string; suppliers: number }[]> = precompiled(
  (db, words: string[]) =>
    db.selectFrom(sql<{ word: string }>`unnest(${words}::text[])`.as<'typed'>(sql`typed(word)`)).select([
      'word',
      sql<number>`(select count(*) from (
          select from supplier_search where document @@ phraseto_tsquery('public.stems', word) limit ${sql.lit(COMPARED_UP_TO)}
        ) users)`.as('suppliers'),
    ]),
)

/** Returns whether the name of a supplier contains these words consecutively. */
export async function isSupplierName(db: Db, text: string): Promise<boolean> {
  const { stems, words } = (await lexemesOf(db, [text]))(text)
  const inName = within('A', stems || words)
  if (inName === '') return false
  const { rows } = await sql<{ isName: boolean }>`select is_offered(${tsquery(inName)}) as is_name`.execute(db)
  // A select without a table returns one row.
  return required(rows[0], 'What is known of a word').isName
}

/**
 * Returns how much of a search some supplier matches: everything, else its head in what a supplier is and sells (`isFirm`), else its head
 * anywhere, and which of the other terms it matches together with that; null when no supplier matches the head.
 */
export async function countMatchesInBatch(db: Db, everything: TsQuery | null, head: TsQuery, others: TsQuery[]) {
  const { rows } = await sql<{ head: number | null; answered: boolean[] }>`
    select head, answered from answered_together(${everything}::tsquery, ${tsquery(within('ABC', head))}, ${tsquery(head)}, ${others}::tsquery[])`.execute(
    db,
  )
  // The function returns one row.
  const { head: headLevel, answered } = required(rows[0], 'What is known of a word')
  return headLevel === null ? null : { isFirm: headLevel === 2, answered }
}
