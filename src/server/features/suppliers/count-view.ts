import type { Db } from '#server/db/db.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { countOnce } from './count-once.ts'
import { addView, insertVisit } from './view-queries.ts'

/** The views that one client address adds to one supplier in a day. */
const VIEWS = { name: 'views', points: 20, seconds: 86_400 }

/**
 * Counts one profile view per visitor and day, and at most `VIEWS` of one client address; a supplier's view of its own profile does not count
 * (docs/behaviour/supplier-figures.md, Counters), and neither does that of an account that is deleted meanwhile.
 * `onCounted` is called with the transaction, which holds the listing's row, and the day.
 */
export async function countView(
  db: Db,
  id: number,
  requester: Requester,
  now: Date,
  onCounted: (tx: Db, day: string) => Promise<void> = async () => {},
): Promise<void> {
  if (requester.account?.supplierId === id) return
  await countOnce(db, requester, now, {
    subject: id,
    limit: VIEWS,
    insertVisit: (tx, visitor, day) => insertVisit(tx, { supplierId: id, visitor, day }),
    async add(tx, day) {
      await addView(tx, id, day)
      await onCounted(tx, day)
    },
  })
}
