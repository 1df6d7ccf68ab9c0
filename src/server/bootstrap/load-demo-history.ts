import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { searchHistory } from '#server/db/demo/search-history.ts'
import type { DemoSupplier } from '#server/db/demo/types.ts'
import { contactHistory, viewHistory } from '#server/db/demo/view-history.ts'
import { insertRows } from '#server/db/insert-rows.ts'

type Stored = { supplierId: number; supplier: DemoSupplier }

/** Who looked at the demo suppliers, by which searches, and who contacted them: the days behind their counters, which they add up to. */
export async function loadDemoHistory(tx: Db, stored: Stored[], now: Date): Promise<void> {
  const histories = stored.map(({ supplierId, supplier }) => {
    const { businessName: name, profileViews, contactInquiries } = supplier
    const views = viewHistory({ name, total: profileViews, now })
    const contacts = contactHistory({ name, total: contactInquiries, now })
    return { supplierId, views, searches: searchHistory(supplier, views), contacts }
  })
  const ofEach = <Row extends object>(rowsOf: (history: (typeof histories)[number]) => Row[]) =>
    histories.flatMap((history) => rowsOf(history).map((row) => ({ ...row, supplierId: history.supplierId })))
  await insertRows(
    tx,
    'viewsByDay',
    ofEach(({ views }) => views),
  )
  await insertRows(
    tx,
    'listingSearches',
    ofEach(({ searches }) => searches),
  )
  const contacts = ofEach(({ contacts }) => contacts.map((day, place) => ({ day, place })))
  await insertContacts(tx, contacts, now)
}

/** Contacts are in the morning of the day in Sydney, and never later than now. */
const insertContacts = (tx: Db, contacts: { supplierId: number; day: string; place: number }[], now: Date) =>
  sql`
    insert into inquiries (supplier_id, day, visitor, created_at, asked_at)
    select "supplierId", day, 'demo ' || place, at, at
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as contacts ("supplierId" integer, day date, place integer)
    cross join lateral (
      select least(day::timestamp at time zone 'Australia/Sydney' + make_interval(mins => 480 + place * 37 % 240), ${now}) as at
    ) clock`.execute(tx)
