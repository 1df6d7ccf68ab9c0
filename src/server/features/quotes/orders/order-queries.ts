import type { Db } from '#server/db/db.ts'
import { listed } from '#server/features/quotes/thread/request-queries.ts'

/** Returns these requests with their latest offer and who has sent them, in no order; some may not exist. */
export const requestsByIds = (db: Db, ids: readonly string[]) => listed(db).select('r.accountId').where('r.id', 'in', ids).execute()

/** Returns what the files of an order say of suppliers that its request does not. */
export const factsOfSuppliers = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('suppliers')
        .select(['id', 'abn', 'address'])
        .where('id', 'in', [...new Set(ids)])
        .execute()
