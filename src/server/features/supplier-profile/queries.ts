import { sql } from 'kysely'
import { MAX_VENUES } from '#contract/options.ts'
import type { Picture, Supplier, Venue } from '#contract/suppliers/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { PICTURE, PRODUCT, type StoredProduct } from '#server/features/suppliers/queries.ts'
import { invalid } from '#server/http/problems.ts'
import { UPLOAD_PATH } from '#shared/pictures/upload-variants.ts'

/** The columns of a listing that its supplier can change. */
export type ListingChange = Partial<
  Omit<Supplier, 'id' | 'isVerified' | 'averageRating' | 'totalReviews' | 'isClaimable' | 'hasRange' | 'version' | 'promotion'>
> & {
  abnCheckedAt?: Date | null
}

export const updateListing = (tx: Db, id: number, { differentiators, serviceArea, ...change }: ListingChange, updatedAt: Date) =>
  tx
    .updateTable('suppliers')
    .set({
      ...change,
      differentiators: differentiators && JSON.stringify(differentiators),
      serviceArea: serviceArea && JSON.stringify(serviceArea),
      version: sql`version + 1`,
      updatedAt,
    })
    .where('id', '=', id)
    .execute()

/** Records a change in the listing's activity, which only its supplier sees; `subject` is the venue's name. */
export const insertChange = (
  tx: Db,
  change: { supplierId: number; kind: 'profile' | 'venue-added' | 'venue-removed'; subject?: string; at: Date },
) => tx.insertInto('listingChanges').values(change).execute()

/** Deletes the changes in the activity of a listing: they were its supplier's own. */
export const deleteChangesOf = (tx: Db, supplierId: number) =>
  tx.deleteFrom('listingChanges').where('supplierId', '=', supplierId).execute()

const startOfDay = (time: Date) =>
  sql<string>`date_trunc('day', ${time.toISOString()}::timestamptz at time zone 'Australia/Sydney') at time zone 'Australia/Sydney'`

/** Moves the latest change to `at` if it was a change of the profile on the same Sydney day; otherwise returns undefined. */
export const moveProfileChange = (tx: Db, supplierId: number, at: Date) =>
  tx
    .updateTable('listingChanges')
    .set({ at })
    .where('id', '=', (eb) =>
      eb.selectFrom('listingChanges').select('id').where('supplierId', '=', supplierId).orderBy('id', 'desc').limit(1),
    )
    .where('kind', '=', 'profile')
    .where('at', '>=', startOfDay(at))
    .returning('id')
    .executeTakeFirst()

/**
 * Locks an upload, so that the nightly job cannot delete it before this transaction refers to it. Does nothing for an address that is not
 * one of the marketplace's uploads. @throws 400 when the upload has been deleted
 */
export async function lockPicture(tx: Db, path: 'logoUrl' | 'imageUrl' | 'url', address: string | null | undefined): Promise<void> {
  if (!address || !UPLOAD_PATH.test(address)) return
  const name = address.slice(address.lastIndexOf('/') + 1)
  const locked = await tx.selectFrom('uploads').select('name').where('name', '=', name).forKeyShare().executeTakeFirst()
  if (!locked) throw invalid([{ path, message: 'This picture is not here any more. Please upload it again.' }])
}

/** A venue as a resource of an access rule. */
export const venueById = {
  what: 'This venue',
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('venues').select(['id', 'supplierId', 'venueName']).where('id', '=', id).executeTakeFirst(),
}

/** Inserts a venue at the first free position, undefined when none is free. A constraint limits positions to four (migration 007). */
export async function insertVenue(
  tx: Db,
  { supplierId, venueName, logoUrl, description }: Omit<Venue, 'id'> & { supplierId: number },
): Promise<Venue | undefined> {
  const { rows } = await sql<Venue>`
    insert into venues (supplier_id, venue_name, logo_url, description, position)
    select ${supplierId}, ${venueName}, ${logoUrl}, ${description}, place
    from generate_series(1, ${MAX_VENUES}::integer) as place
    where not exists (select from venues where supplier_id = ${supplierId} and position = place)
    order by place limit 1
    returning id, venue_name, logo_url, description`.execute(tx)
  return rows[0]
}

/** Returns undefined when the venue has been deleted before. */
export const deleteVenue = (tx: Db, id: string) => tx.deleteFrom('venues').where('id', '=', id).returning('id').executeTakeFirst()

/** The tables whose rows a profile shows in an order that its supplier chooses. */
export type ShowcaseTable = 'products' | 'images' | 'venues'

/** Sets the positions of rows to their order in `ids`, from 1. */
export const setOrder = (tx: Db, table: ShowcaseTable, ids: string[]) =>
  sql`update ${sql.table(table)} as shown set position = ordered.place
      from unnest(${ids}::uuid[]) with ordinality as ordered (id, place)
      where shown.id = ordered.id and shown.position <> ordered.place`.execute(tx)

/** Returns undefined when the supplier has no row with this id. */
export const deleteShowcaseItem = (tx: Db, table: ShowcaseTable, supplierId: number, id: string) =>
  tx.deleteFrom(table).where('supplierId', '=', supplierId).where('id', '=', id).returning('id').executeTakeFirst()

type Placed = { supplierId: number; position: number }
type Change<Row> = Partial<Row> & Pick<Placed, 'position'>

export const insertProduct = (tx: Db, product: Omit<StoredProduct, 'id'> & Placed): Promise<StoredProduct> =>
  tx.insertInto('products').values(product).returning(PRODUCT).executeTakeFirstOrThrow()

export const updateProduct = (tx: Db, id: string, change: Change<StoredProduct>): Promise<StoredProduct> =>
  tx.updateTable('products').set(change).where('id', '=', id).returning(PRODUCT).executeTakeFirstOrThrow()

export const insertPicture = (tx: Db, picture: Omit<Picture, 'id'> & Placed) =>
  tx.insertInto('images').values(picture).returning(PICTURE).executeTakeFirstOrThrow()

export const updatePicture = (tx: Db, id: string, change: Change<Picture>) =>
  tx.updateTable('images').set(change).where('id', '=', id).returning(PICTURE).executeTakeFirstOrThrow()

export const updateVenue = (tx: Db, id: string, change: Change<Venue>): Promise<Venue> =>
  tx
    .updateTable('venues')
    .set(change)
    .where('id', '=', id)
    .returning(['id', 'venueName', 'logoUrl', 'description'])
    .executeTakeFirstOrThrow()
