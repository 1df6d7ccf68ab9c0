import { inTransaction, type Db } from '#server/db/db.ts'
import { isCrawler } from '#server/http/crawlers.ts'
import type { Limit } from '#server/http/access/guards.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { lockVisitor } from './inquiry-queries.ts'

type Counting = {
  /** Names what is seen. */
  subject: number | string
  /** How much one client address adds to one subject, whatever user agents it names. */
  limit: Limit
  /** Returns false when this visitor has been there on that day. */
  insertVisit: (tx: Db, visitor: string, day: string) => Promise<boolean>
  /** Adds to the count, in the same transaction. */
  add: (tx: Db, day: string) => Promise<unknown>
}

/** Counts a visit once per visitor and day. Crawlers do not count, and neither does an account that is deleted meanwhile. */
export async function countOnce(db: Db, requester: Requester, now: Date, { subject, limit, insertVisit, add }: Counting): Promise<void> {
  if (await isCrawler(requester.userAgent)) return
  const day = sydneyDay(now)
  await inTransaction(db, async (tx) => {
    if (requester.account && !(await lockVisitor(tx, requester.account.id))) return
    if (!(await insertVisit(tx, requester.key(now), day))) return
    const { points } = await addPoint(tx, limit, `${subject} ${day} ${requester.network}`)
    if (points <= limit.points) await add(tx, day)
  })
}
