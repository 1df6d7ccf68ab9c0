import { sql } from 'kysely'
import { isClosed, QUOTE_STATES } from '#contract/quote-states.ts'
import { precompiled, type Db } from '#server/db/db.ts'
import { isConfirmed } from '#server/features/emails/budget-queries.ts'

const OPEN_STATES = QUOTE_STATES.filter((state) => !isClosed(state)).map((state) => sql.lit(state))

/**
 * Whether the link key of the request `r` gives access. One key does to all of a bulk request as long as any of its requests is open; one that
 * ended because its supplier left, not by a decision, can still be read.
 */
export const isOpen = sql<boolean>`exists (select from quote_requests o where (o.id = r.id or o.bulk_id = r.bulk_id)
  and (o.status in (${sql.join(OPEN_STATES)}) or (o.supplier_id is null and o.status = 'passed')))`

const isUnclaimed = sql<boolean>`not exists (select from accounts m where m.supplier_id = s.id)`
/** The address of the listing `s`; null once an account manages it. */
const unclaimedEmail = sql<string | null>`case when ${isUnclaimed} then s.email end`
/** Not looked up for a listing with an account, whose requests are the most. */
const isUnclaimedConfirmed = sql<boolean>`case when ${isUnclaimed} then ${isConfirmed('s.email')} else false end`

const subjects = (db: Db) =>
  db
    .selectFrom('quoteRequests as r')
    .leftJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(['r.id', 'r.bulkId', 'r.accountId', 'r.supplierId', 'r.status', 'r.contactEmail'])
    .select([isOpen.as('isOpen'), isConfirmed('r.contact_email').as('isConfirmed')])
    .select([unclaimedEmail.as('unclaimedEmail'), isUnclaimedConfirmed.as('isUnclaimedConfirmed')])

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
    return one && { ...one, id, bulkId: id, supplierId: null, unclaimedEmail: null }
  },
}
