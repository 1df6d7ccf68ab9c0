import { sql } from 'kysely'
import type { Db, NewRow } from '#server/db/db.ts'

const WIRE = ['id', 'term', 'kind', 'sameAs', 'category', 'synonyms', 'createdAt', 'createdBy'] as const
const terms = (db: Db) => db.selectFrom('ownTerms').select(WIRE)

export const allTerms = (db: Db) => terms(db).orderBy('createdAt').orderBy('id').execute()
export type TermRow = Awaited<ReturnType<typeof allTerms>>[number]

/** Returns all terms, of which there are a bounded number, and lets nobody else write one until the transaction ends. */
export async function lockTerms(tx: Db): Promise<TermRow[]> {
  await sql`lock table own_terms in share row exclusive mode`.execute(tx)
  return allTerms(tx)
}

export const termById = (db: Db, id: string) => terms(db).where('id', '=', id).executeTakeFirst()
export const insertTerm = (tx: Db, term: NewRow<'ownTerms'>): Promise<TermRow> =>
  tx.insertInto('ownTerms').values(term).returning(WIRE).executeTakeFirstOrThrow()
export const updateTerm = (tx: Db, id: string, term: Omit<NewRow<'ownTerms'>, 'createdBy'>) =>
  tx.updateTable('ownTerms').set(term).where('id', '=', id).returning(WIRE).executeTakeFirst()
export const deleteTerm = (tx: Db, id: string) => tx.deleteFrom('ownTerms').where('id', '=', id).returning('id').executeTakeFirst()

export async function termPage(db: Db, limit: number, offset: number) {
  const items = await terms(db).orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await db
    .selectFrom('ownTerms')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}
