import { sql } from 'kysely'
import type { SupplierView } from '#contract/owner/supplier-views.ts'
import type { Db } from '#server/db/db.ts'

const COLUMNS = ['id', 'name', 'narrowing'] as const

/** Returns the views of an account by name. */
export const viewsOf = (db: Db, accountId: string): Promise<SupplierView[]> =>
  db
    .selectFrom('savedViews')
    .select(COLUMNS)
    .where('accountId', '=', accountId)
    .orderBy(sql`lower(name)`)
    .execute()

export async function countOtherViews(tx: Db, accountId: string, name: string): Promise<number> {
  const { count } = await tx
    .selectFrom('savedViews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where(sql`lower(name)`, '!=', sql`lower(${name})`)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts a view, or replaces the one of the same name, ignoring case. */
export const upsertView = (tx: Db, accountId: string, { name, narrowing }: Omit<SupplierView, 'id'>): Promise<SupplierView> =>
  tx
    .insertInto('savedViews')
    .values({ accountId, name, narrowing: JSON.stringify(narrowing) })
    .onConflict((conflict) =>
      conflict
        .expression(sql`account_id, lower(name)`)
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), narrowing: sql`excluded.narrowing` })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

export const deleteView = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('savedViews').where('accountId', '=', accountId).where('id', '=', id).returning('id').executeTakeFirst()
