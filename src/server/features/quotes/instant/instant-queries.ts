import { sql } from 'kysely'
import { CONFIRMED_DAYS } from '#contract/price-lists/price-list-settings.ts'
import type { Db } from '#server/db/db.ts'
import { hasAsked } from '#server/features/quotes/thread/thread-sql.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Returns those of these listings whose price list answers requests at once. */
export const answeringAtOnce = async (tx: Db, supplierIds: readonly number[]): Promise<number[]> =>
  (await tx.selectFrom('priceLists').select('supplierId').where('supplierId', 'in', supplierIds).where('isOn', '=', true).execute()).map(
    ({ supplierId }) => supplierId,
  )

/** Returns whose a request is; undefined for one that a visitor has sent, and for one whose supplier has left. */
export async function partiesOf(db: Db, id: string): Promise<{ supplierId: number; accountId: string } | undefined> {
  const request = await db.selectFrom('quoteRequests').select(['supplierId', 'accountId']).where('id', '=', id).executeTakeFirst()
  if (!request || request.supplierId === null || request.accountId === null) return undefined
  return { supplierId: request.supplierId, accountId: request.accountId }
}

/** Has the requests of a buyer to a supplier answered one after the other, so that their number is known. */
export const lockAnswersTo = (tx: Db, supplierId: number, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`answers at once ${supplierId} ${accountId}`}, 0))`.execute(tx)

/** Locks a price list with its settings against changes, and returns its version; undefined where it does not answer. */
export const lockAnsweringList = (tx: Db, supplierId: number, now: Date) =>
  tx
    .selectFrom('priceLists')
    .select('version')
    .where('supplierId', '=', supplierId)
    .where('isOn', '=', true)
    .where('version', '>', 0)
    .where('confirmedAt', '>=', daysBefore(now, CONFIRMED_DAYS))
    .forShare()
    .executeTakeFirst()

/** Locks a request, and returns it where its supplier has done nothing yet but open it. */
export const lockUnanswered = (tx: Db, id: string, supplierId: number) =>
  tx
    .selectFrom('quoteRequests as r')
    .leftJoin('buyerVenues as v', 'v.accountId', 'r.accountId')
    .select(['r.id', 'r.accountId', 'r.lines', 'r.deliveryLocation', 'v.suburb', 'v.state', 'v.postcode'])
    .where('r.id', '=', id)
    .where('r.supplierId', '=', supplierId)
    .where('r.status', 'in', ['new', 'viewed'])
    .where(({ not }) => not(hasAsked))
    .forUpdate('r')
    .executeTakeFirst()

/**
 * Returns whether an account is a buyer's with a confirmed address and a venue, that has nothing to do with any listing: none of its own, no
 * work on another's, no invitation to one that can be accepted and no open claim.
 */
export const isPlainBuyer = async (tx: Db, accountId: string, now: Date): Promise<boolean> =>
  (await tx
    .selectFrom('accounts as a')
    .innerJoin('buyerVenues as v', 'v.accountId', 'a.id')
    .select('a.id')
    .where('a.id', '=', accountId)
    .where('a.role', '=', 'restaurant')
    .where('a.supplierId', 'is', null)
    .where(sql<boolean>`confirmed_address(a) is not null`)
    .where(sql<boolean>`coalesce(v.name, v.suburb, v.postcode) is not null`)
    .where(
      sql<boolean>`not exists (select from listing_members m where m.account_id = a.id
        or (m.account_id is null and m.expires_at > ${now.toISOString()} and lower(m.email) = lower(a.email)))`,
    )
    .where(sql<boolean>`not exists (select from claims c where c.account_id = a.id and c.status = 'open')`)
    .executeTakeFirst()) !== undefined

/** Counts how often a supplier has answered a buyer at once since a time. */
export const countInstantAnswers = async (tx: Db, supplierId: number, accountId: string, since: string): Promise<number> =>
  (
    await tx
      .selectFrom('offers as o')
      .innerJoin('quoteRequests as r', 'r.id', 'o.requestId')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('r.supplierId', '=', supplierId)
      .where('r.accountId', '=', accountId)
      .where('o.isInstant', '=', true)
      .where('o.createdAt', '>', since)
      .executeTakeFirstOrThrow()
  ).count
