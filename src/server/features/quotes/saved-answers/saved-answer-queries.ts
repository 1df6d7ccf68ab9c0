import { sql } from 'kysely'
import type { SavedAnswer } from '#contract/quotes/saved-answers.ts'
import type { Db } from '#server/db/db.ts'

const COLUMNS = ['id', 'name', 'offer'] as const

/** What an answer says of small orders, free delivery and how long it holds, where it was saved before that could be said. */
const UNSAID: Omit<SavedAnswer['offer'], 'lines' | 'deliveryCents' | 'minimumCents' | 'validUntil' | 'terms' | 'note'> = {
  belowMinimum: 'difference',
  smallOrderFeeCents: null,
  freeDeliveryFromCents: null,
  deliveryGst: 'goods',
  holdWeeks: null,
  noticeDays: null,
}

/** Returns a supplier's saved answers by name. */
export async function savedAnswersOf(db: Db, supplierId: number): Promise<SavedAnswer[]> {
  const query = db.selectFrom('savedAnswers').select(COLUMNS).where('supplierId', '=', supplierId)
  const rows = await query.orderBy(sql`lower(name)`).execute()
  return rows.map((row) => ({ ...row, offer: { ...UNSAID, ...row.offer } }))
}

export async function countOtherAnswers(tx: Db, supplierId: number, name: string): Promise<number> {
  const { count } = await tx
    .selectFrom('savedAnswers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('supplierId', '=', supplierId)
    .where(sql`lower(name)`, '!=', sql`lower(${name})`)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts a saved answer, or replaces the one of the same name, ignoring case. */
export const upsertSavedAnswer = (tx: Db, supplierId: number, { name, offer: quote }: Pick<SavedAnswer, 'name' | 'offer'>) =>
  tx
    .insertInto('savedAnswers')
    .values({ supplierId, name, offer: JSON.stringify(quote) })
    .onConflict((conflict) =>
      conflict
        .expression(sql`supplier_id, lower(name)`)
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), offer: sql`excluded.offer` })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

export const deleteSavedAnswer = (db: Db, supplierId: number, id: string) =>
  db.deleteFrom('savedAnswers').where('supplierId', '=', supplierId).where('id', '=', id).returning('id').executeTakeFirst()

/** Deletes all saved answers of a listing. */
export const deleteSavedAnswersOf = (tx: Db, supplierId: number) =>
  tx.deleteFrom('savedAnswers').where('supplierId', '=', supplierId).execute()
