import { sql } from 'kysely'
import { isClosed, QUOTE_STATES } from '#contract/quote-states.ts'
import { precompiled, type Db } from '#server/db/db.ts'

const OPEN_STATES = QUOTE_STATES.filter((state) => !isClosed(state)).map((state) => sql.lit(state))

const subjects = (db: Db) =>
  db
    .selectFrom('quoteRequests as r')
    .select(['r.id', 'r.bulkId', 'r.accountId', 'r.supplierId', 'r.status', 'r.contactEmail'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('quoteRequests as o')
            .select('o.id')
            // One key gives access to all of a bulk request as long as any of its requests is open.
            .where((any) => any.or([any('o.id', '=', any.ref('r.id')), any('o.bulkId', '=', any.ref('r.bulkId'))]))
            .where((any) =>
              any.or([
                any('o.status', 'in', OPEN_STATES),
                // A request that ended because its supplier left, not by a decision, can still be read.
                any.and([any('o.supplierId', 'is', null), any('o.status', '=', sql.lit('passed'))]),
              ]),
            ),
        )
        .as('isOpen'),
    )
    .$narrowType<{ isOpen: boolean }>()

const subjectsById = precompiled((db, id: string) => subjects(db).where('r.id', '=', id))

/** A request as a resource of an access rule. */
export const requestById = {
  what: 'This request',
  load: async (db: Db, { id }: { id: string }) => (await subjectsById(db, id)).at(0),
}
/** A bulk request as a resource of an access rule. */
export const bulkById = {
  what: 'This request',
  load: async (db: Db, { id }: { id: string }) => {
    const one = await subjects(db).where('r.bulkId', '=', id).limit(1).executeTakeFirst()
    return one && { id, bulkId: id, accountId: one.accountId, supplierId: null, contactEmail: one.contactEmail, isOpen: one.isOpen }
  },
}
