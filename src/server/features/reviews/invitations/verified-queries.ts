import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/**
 * Returns when the goods of a quote that an account has won of a supplier can first have arrived, if that is still to come; undefined where
 * some can have already, or none are on their way.
 */
export const goodsExpectedFrom = async (db: Db, at: string, accountId: string, supplierId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('quoteRequests as q')
      .innerJoin('accounts as a', (join) =>
        join.on(sql<boolean>`a.id = q.account_id or (q.account_id is null and confirmed_address(a) = lower(q.contact_email))`),
      )
      .select(sql<string>`goods_from(q)`.as('from'))
      .where('a.id', '=', accountId)
      .where('q.supplierId', '=', supplierId)
      .where('q.status', '=', sql.lit('won'))
      .where(sql<boolean>`not has_received(${accountId}::uuid, ${supplierId}::integer, ${at}::timestamptz)`)
      .orderBy('from')
      .limit(1)
      .executeTakeFirst()
  )?.from

/** Returns the suppliers of which goods could first have arrived between two times: their reviews may have become verified. */
export const suppliersWithGoodsFrom = async (db: Db, from: string, to: string): Promise<number[]> =>
  (
    await db
      .selectFrom('quoteRequests as q')
      .distinct()
      .select(sql<number>`q.supplier_id`.as('id'))
      .where('q.status', '=', sql.lit('won'))
      .where('q.supplierId', 'is not', null)
      .where(sql<boolean>`goods_from(q) > ${from}::timestamptz and goods_from(q) <= ${to}::timestamptz`)
      .execute()
  ).map(({ id }) => id)
