import { sql } from 'kysely'
import { isClosed, QUOTE_STATES } from '#contract/quotes/quote-states.ts'
import { hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import { precompiled, type Db } from '#server/db/db.ts'
import { isConfirmed } from '#server/features/emails/queue/budget-queries.ts'

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
/** Says whether the address of a listing is confirmed; one with an account, whose requests are the most, is not looked up. */
const isUnclaimedConfirmed = (pads: Buffer) =>
  sql<boolean>`case when ${isUnclaimed} then ${isConfirmed('s.email', hashOfColumn('s.email', pads))} else false end`

/** `pads` and `samePads` are those of the key of hashes: one value for each place in the statement, as a precompiled query wants it. */
const subjects = (db: Db, pads: Buffer, samePads: Buffer) =>
  db
    .selectFrom('quoteRequests as r')
    .leftJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(['r.id', 'r.bulkId', 'r.accountId', 'r.supplierId', 'r.status', 'r.contactEmail'])
    .select([isOpen.as('isOpen'), isConfirmed('r.contact_email', hashOfColumn('r.contact_email', pads)).as('isConfirmed')])
    .select([unclaimedEmail.as('unclaimedEmail'), isUnclaimedConfirmed(samePads).as('isUnclaimedConfirmed')])

const subjectsById = precompiled((db, pads: Buffer, samePads: Buffer, id: string) => subjects(db, pads, samePads).where('r.id', '=', id))

/** A request as a resource of an access rule. */
export const requestById = {
  what: 'This request',
  load: async (db: Db, { id }: { id: string }) => (await subjectsById(db, padsOf(db), padsOf(db), id)).at(0),
}
/** A bulk request as a resource of an access rule. */
export const bulkById = {
  what: 'This request',
  load: async (db: Db, { id }: { id: string }) => {
    const one = await subjects(db, padsOf(db), padsOf(db)).where('r.bulkId', '=', id).limit(1).executeTakeFirst()
    return one && { ...one, id, bulkId: id, supplierId: null, unclaimedEmail: null }
  },
}
