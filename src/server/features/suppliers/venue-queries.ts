import { sql } from 'kysely'
import { VENUES_MOST } from '#contract/options.ts'
import type { Venue } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'

/** What access asks: whose venue it is. */
export const venueById = {
  what: 'This venue',
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('venues').select(['id', 'supplierId', 'venueName']).where('id', '=', id).executeTakeFirst(),
}

/** Takes the first free place; answers nothing when there is none. The table has no fifth (migration 007). */
export async function insertVenue(
  tx: Db,
  { supplierId, venueName, logoUrl, description }: Omit<Venue, 'id'> & { supplierId: number },
): Promise<Venue | undefined> {
  const { rows } = await sql<Venue>`
    insert into venues (supplier_id, venue_name, logo_url, description, position)
    select ${supplierId}, ${venueName}, ${logoUrl}, ${description}, place
    from generate_series(1, ${VENUES_MOST}::integer) as place
    where not exists (select from venues where supplier_id = ${supplierId} and position = place)
    order by place limit 1
    returning id, venue_name, logo_url, description`.execute(tx)
  return rows[0]
}

/** Answers nothing when it has gone. */
export const deleteVenue = (tx: Db, id: string) => tx.deleteFrom('venues').where('id', '=', id).returning('id').executeTakeFirst()
