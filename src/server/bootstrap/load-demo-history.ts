import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { searchHistory } from '#server/db/demo/search-history.ts'
import type { DemoSupplier } from '#server/db/demo/types.ts'
import { contactHistory, viewHistory } from '#server/db/demo/view-history.ts'

/** Who looked at a demo supplier, by which searches, and who contacted it: the days behind its counters, which they add up to. */
export async function loadDemoHistory(tx: Db, supplierId: number, supplier: DemoSupplier, now: Date): Promise<void> {
  const { businessName: name, profileViews, contactInquiries } = supplier
  const views = viewHistory({ name, total: profileViews, now })
  if (views.length > 0)
    await tx
      .insertInto('viewsByDay')
      .values(views.map((day) => ({ ...day, supplierId })))
      .execute()
  const searches = searchHistory(supplier, views)
  if (searches.length > 0)
    await tx
      .insertInto('listingSearches')
      .values(searches.map((search) => ({ ...search, supplierId })))
      .execute()
  await insertContacts(tx, supplierId, contactHistory({ name, total: contactInquiries, now }), now)
}

async function insertContacts(tx: Db, supplierId: number, days: string[], now: Date) {
  if (days.length === 0) return
  // In the morning of the day in Sydney, and never later than now.
  const at = (day: string, minute: number) =>
    sql<string>`least(${day}::timestamp at time zone 'Australia/Sydney' + make_interval(mins => ${480 + minute}::integer), ${now})`
  await tx
    .insertInto('inquiries')
    .values(
      days.map((day, place) => ({
        supplierId,
        day,
        visitor: `demo ${place}`,
        createdAt: at(day, (place * 37) % 240),
        message: null,
        replyEmail: null,
        replyPhone: null,
      })),
    )
    .execute()
}
