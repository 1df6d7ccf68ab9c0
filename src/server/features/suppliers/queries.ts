import { sql } from 'kysely'
import { precompiled, type Db, type NewRow } from '#server/db/db.ts'

/** The columns of a listing in lists, in their wire shape. */
export const ROW = [
  'id',
  'businessName',
  'category',
  'description',
  'logoUrl',
  'isVerified',
  'averageRating',
  'totalReviews',
  'address',
  'suburb',
  'state',
  'postcode',
  'phone',
  'email',
  'website',
  'tags',
  'profileViews',
  'inquiries',
  'deliveryDays',
  'cutOff',
  'minimumOrderCents',
  'serviceArea',
  'isFeatured',
] as const

export const supplierRow = (db: Db, id: number) => db.selectFrom('suppliers').select(ROW).where('id', '=', id).executeTakeFirst()

/** Whether the listing has an account: such a listing cannot be claimed, and imports do not change it. */
export const hasAccount = sql<boolean>`exists (select from accounts where accounts.supplier_id = suppliers.id)`

const suppliersOf = precompiled((db, id: number) =>
  db
    .selectFrom('suppliers')
    .select(ROW)
    .select(['differentiators', 'abn', 'version'])
    .select(({ not }) => not(hasAccount).as('isClaimable'))
    .where('id', '=', id),
)

type NewSupplier = Pick<NewRow<'suppliers'>, 'businessName' | 'category' | 'description' | 'email' | 'phone' | 'website'> &
  Pick<NewRow<'suppliers'>, 'address' | 'suburb' | 'state' | 'postcode'>
export const insertSupplier = (db: Db, supplier: NewSupplier) =>
  db.insertInto('suppliers').values(supplier).returning('id').executeTakeFirstOrThrow()

/** A listing as a resource of an access rule, with all of its columns, which most endpoints about a supplier need. */
export const supplierById = { what: 'This supplier', load: async (db: Db, { id }: { id: number }) => (await suppliersOf(db, id))[0] }

/** A listing as an owned resource, for what only its supplier may do. */
export const ownListing = {
  what: supplierById.what,
  load: async (db: Db, path: { id: number }) => {
    const listing = await supplierById.load(db, path)
    return listing && { ...listing, supplierId: listing.id }
  },
}

/** The columns of a product and of a picture, in their wire shape. */
export const PRODUCT = ['id', 'title', 'description', 'imageUrl', 'price'] as const
export const PICTURE = ['id', 'url', 'alt'] as const

export const productsOf = precompiled((db, supplierId: number) =>
  db.selectFrom('products').select(PRODUCT).where('supplierId', '=', supplierId).orderBy('position').orderBy('id'),
)

export const venuesOf = precompiled((db, supplierId: number) =>
  db
    .selectFrom('venues')
    .select(['id', 'venueName', 'logoUrl', 'description'])
    .where('supplierId', '=', supplierId)
    .orderBy('position')
    .orderBy('id'),
)

export const picturesOf = precompiled((db, supplierId: number) =>
  db.selectFrom('images').select(PICTURE).where('supplierId', '=', supplierId).orderBy('position').orderBy('id'),
)

/** Returns every supplier's id, for the sitemap. */
export const supplierIds = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('suppliers').select('id').orderBy('id').execute()).map(({ id }) => id)

/**
 * Adds one to each supplier's inquiries: quote requests received and contacts both count (docs/behaviour.md, Counters).
 * Rows are locked in the order of their ids, so that two bulk requests cannot deadlock.
 */
export const countInquiries = (db: Db, ids: number[]) =>
  db
    .updateTable('suppliers')
    .set({ inquiries: sql`inquiries + 1` })
    .where('id', 'in', (eb) => eb.selectFrom('suppliers as s').select('s.id').where('s.id', 'in', ids).orderBy('s.id').forNoKeyUpdate())
    .execute()

/** Locks a listing that is about to be deleted, so that no new request can refer to it. */
export const lockForDeletion = (tx: Db, id: number) =>
  tx.selectFrom('suppliers').select(['businessName', 'category']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Deletes a listing with everything that belongs to it; quote requests stay and keep its name. */
export const deleteSupplier = (db: Db, id: number) => db.deleteFrom('suppliers').where('id', '=', id).execute()

/** Removes an email address from a listing if it is the listing's, ignoring case. */
export const withdrawEmail = (db: Db, id: number, email: string) =>
  db
    .updateTable('suppliers')
    .set({ email: null, version: sql`version + 1` })
    .where('id', '=', id)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute()

/** Sets the email address of a listing that has none. */
export const provideEmail = (db: Db, id: number, email: string) =>
  db
    .updateTable('suppliers')
    .set({ email, version: sql`version + 1` })
    .where('id', '=', id)
    .where('email', 'is', null)
    .execute()

/** Locks a listing until the transaction ends; returns undefined when it has been deleted. */
export const lockSupplier = (tx: Db, id: number) =>
  tx.selectFrom('suppliers').select(['id', 'businessName', 'email']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
