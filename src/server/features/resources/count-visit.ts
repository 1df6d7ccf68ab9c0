import type { Db } from '#server/db/db.ts'
import { countOnce } from '#server/features/suppliers/count-once.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { addOpen, insertVisit } from './opens-queries.ts'

/** The opens that one client address adds to one resource in a day. */
const OPENS = { name: 'opens', points: 20, seconds: 86_400 }

/** Counts that a resource is read: once per visitor and day, at most `OPENS` of one client address (docs/behaviour/resources.md, Resource page). */
export const countVisit = (db: Db, resourceId: string, requester: Requester, now: Date): Promise<void> =>
  countOnce(db, requester, now, {
    subject: resourceId,
    limit: OPENS,
    insertVisit: (tx, visitor, day) => insertVisit(tx, { resourceId, visitor, day }),
    add: (tx, day) => addOpen(tx, resourceId, day),
  })
