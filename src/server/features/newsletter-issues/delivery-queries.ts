import { sql } from 'kysely'
import { hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'
import { hasLeft } from '#server/features/emails/readers/stop-queries.ts'

/** Selects the addresses that were confirmed before a time, and are still on the list. */
const receivers = (db: Db, confirmedBy: string) =>
  db
    .selectFrom('newsletterSubscribers')
    .where('confirmedAt', '<=', confirmedBy)
    .where('removedAt', 'is', null)
    .where(({ not }) => not(hasLeft('newsletterSubscribers.email', 'newsletter', padsOf(db))))

export async function countReceivers(db: Db, now: Date): Promise<number> {
  const { count } = await receivers(db, now.toISOString())
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Locks an issue whose sending is under way until the transaction ends; returns undefined for any other. */
export const lockSending = (tx: Db, id: string) =>
  tx
    .selectFrom('newsletterIssues')
    .select(['startedAt', 'content', 'lastSubscriber'])
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .forUpdate()
    .executeTakeFirst()

/** Returns the next receivers of an issue in the order of their ids, and locks them: an address that is being removed waits, or is missing. */
export const nextReceivers = (tx: Db, confirmedBy: string, after: string | null, count: number) =>
  receivers(tx, confirmedBy)
    .select(['id', 'email', hashOfColumn('email', padsOf(tx)).as('emailHash')])
    .$call((query) => (after === null ? query : query.where('id', '>', after)))
    .orderBy('id')
    .limit(count)
    .forShare()
    .execute()

/** Notes to which addresses an issue goes, and returns those that it has not gone to before. */
export const insertDeliveries = async (tx: Db, issueId: string, emailHashes: string[]): Promise<Set<string>> =>
  new Set(
    (
      await tx
        .insertInto('newsletterDeliveries')
        .values(emailHashes.map((emailHash) => ({ issueId, emailHash })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('emailHash')
        .execute()
    ).map(({ emailHash }) => emailHash),
  )

/** Notes how far a sending is. Who had left when it began and has come back since is one more than were counted. */
export const saveProgress = (tx: Db, id: string, { queued, lastSubscriber }: { queued: number; lastSubscriber: string }) =>
  tx
    .updateTable('newsletterIssues')
    .set({ lastSubscriber, queued: sql`queued + ${queued}`, total: sql`greatest(total, queued + ${queued})` })
    .where('id', '=', id)
    .execute()
