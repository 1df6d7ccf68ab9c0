import { sql } from 'kysely'
import { DetailColumns, ListedColumns, type Suspension } from '#contract/suppliers/suppliers.ts'
import { keysOf } from '#shared/objects.ts'
import { isConfirmed } from '#server/features/emails/queue/budget-queries.ts'
import { answersAtOnceColumn } from './answers-at-once-sql.ts'
import { cardPromotion } from './promotions-sql.ts'
import { hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import { precompiled, type Db, type NewRow, type RowOf } from '#server/db/db.ts'

/** The columns of a listing in lists, and those that only its page has. */
export const ROW_COLUMNS = keysOf(ListedColumns.shape)
const DETAIL_COLUMNS = keysOf(DetailColumns.shape)

/** What lists have of a listing: its columns, its promotion of today, and whether it answers at once. */
export const ROW = [...ROW_COLUMNS, cardPromotion, answersAtOnceColumn] as const

/** The condition of everything that is public: a suspended listing is in none of it (docs/behaviour/suppliers.md, Suspended listings). */
export const isListed = sql<boolean>`suppliers.suspended_at is null`

/** Returns the row of a listing for what is public, undefined when it is suspended. */
export const listedRow = (db: Db, id: number) =>
  db.selectFrom('suppliers').select(ROW).where('id', '=', id).where(isListed).executeTakeFirst()

/** Returns the row of a listing, suspended or not: for what went on with it before. */
export const supplierRow = (db: Db, id: number) => db.selectFrom('suppliers').select(ROW).where('id', '=', id).executeTakeFirst()

/** Whether the listing has an account: such a listing cannot be claimed, and imports do not change it. */
export const hasAccount = sql<boolean>`exists (select from accounts where accounts.supplier_id = suppliers.id)`

/** Whether the listing has a price list with rows that anyone may see. */
const showsRange = sql<boolean>`exists (select from price_lists l where l.supplier_id = suppliers.id and l.visibility <> 'private'
  and exists (select from price_list_rows r where r.supplier_id = l.supplier_id and r.is_available))`

const suppliersOf = precompiled((db, id: number) =>
  db
    .selectFrom('suppliers')
    .select(ROW)
    .select([...DETAIL_COLUMNS, 'suspendedAt', 'suspensionReason'])
    .select(({ not }) => not(hasAccount).as('isClaimable'))
    .select(showsRange.as('showsRange'))
    .where('id', '=', id),
)

type NewSupplier = Pick<NewRow<'suppliers'>, 'businessName' | 'category' | 'description' | 'email' | 'phone' | 'website'> &
  Pick<NewRow<'suppliers'>, 'address' | 'suburb' | 'state' | 'postcode' | 'abn' | 'abnCheckedAt'>
export const insertSupplier = (db: Db, supplier: NewSupplier) =>
  db.insertInto('suppliers').values(supplier).returning('id').executeTakeFirstOrThrow()

/**
 * A listing as a resource of an access rule, suspended or not, with all of its columns, which most endpoints about a supplier need. For its
 * supplier and the owner.
 */
export const listingById = {
  what: 'This supplier',
  async load(db: Db, { id }: { id: number }) {
    const [found] = await suppliersOf(db, id)
    if (!found) return undefined
    const { showsRange: isShown, ...listing } = found
    return { ...listing, ...(isShown && { hasRange: true as const }) }
  },
}

/** A listing that is not suspended: for everybody. */
export const supplierById = {
  what: listingById.what,
  load: async (db: Db, path: { id: number }) => {
    const listing = await listingById.load(db, path)
    return listing?.suspendedAt === null ? listing : undefined
  },
}

const listedById = precompiled((db, id: number) => db.selectFrom('suppliers').select('id').where('id', '=', id).where(isListed))

/** That a listing is there and not suspended, for what needs nothing else of it. */
export const listedSupplier = { what: listingById.what, load: async (db: Db, { id }: { id: number }) => (await listedById(db, id))[0] }

/** A listing as an owned resource, for what only its supplier may do. */
export const ownListing = {
  what: listingById.what,
  load: async (db: Db, path: { id: number }) => {
    const listing = await listingById.load(db, path)
    return listing && { ...listing, supplierId: listing.id }
  },
}

/** The columns of a product and of a picture, in their wire shape. */
export const PRODUCT = ['id', 'title', 'description', 'imageUrl', 'price', 'origin', 'gst'] as const
export const PICTURE = ['id', 'url', 'alt'] as const

export const productsOf = precompiled((db, supplierId: number) =>
  db.selectFrom('products').select(PRODUCT).where('supplierId', '=', supplierId).orderBy('position').orderBy('id'),
)

/** A product as it is stored, without what its words say. */
export type StoredProduct = Awaited<ReturnType<typeof productsOf>>[number]

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

/** Returns the id of every listed supplier, for the sitemap. */
export const supplierIds = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('suppliers').select('id').where(isListed).orderBy('id').execute()).map(({ id }) => id)

/**
 * Adds one to each supplier's inquiries: quote requests received and contacts both count (docs/behaviour/supplier-figures.md, Counters).
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

/**
 * Removes the email address of a listing that loses its manager, if it is the manager's own, ignoring case, or one that nobody has confirmed:
 * emails about a listing without an account are whole, and the manager could have entered anybody's.
 */
export const withdrawEmail = (db: Db, id: number, email: string) =>
  db
    .updateTable('suppliers')
    .set({ email: null, version: sql`version + 1` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb(eb.fn('lower', ['email']), '=', email.toLowerCase()),
        eb.not(isConfirmed('suppliers.email', hashOfColumn('suppliers.email', padsOf(db)))),
      ]),
    )
    .execute()

/** Sets the email address of a listing that has none; returns undefined where it has one. */
export const provideEmail = (db: Db, id: number, email: string) =>
  db
    .updateTable('suppliers')
    .set({ email, version: sql`version + 1` })
    .where('id', '=', id)
    .where('email', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Returns why and since when a listing is suspended; null while it is listed. A constraint sets both columns or none. */
export const suspensionOf = ({
  suspendedAt,
  suspensionReason,
}: Pick<RowOf<'suppliers'>, 'suspendedAt' | 'suspensionReason'>): Suspension | null =>
  suspendedAt !== null && suspensionReason !== null ? { at: suspendedAt, reason: suspensionReason } : null

/** Locks listings until the transaction ends, in the order of their ids, so that two calls cannot deadlock; deleted ones are missing. */
export const lockSuppliers = (tx: Db, ids: number[]) =>
  tx
    .selectFrom('suppliers')
    .select(['id', 'businessName', 'email', 'isVerified', 'suspendedAt', 'suspensionReason', hasAccount.as('isClaimed')])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Suspends listings for a reason, or lists them again when it is null. */
export const setSuspension = (tx: Db, ids: number[], suspension: { at: Date; reason: string } | null) =>
  tx
    .updateTable('suppliers')
    .set({ suspendedAt: suspension?.at ?? null, suspensionReason: suspension?.reason ?? null, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute()

/** Locks a listing until the transaction ends; returns undefined when it has been deleted. */
export const lockSupplier = (tx: Db, id: number) =>
  tx.selectFrom('suppliers').select(['id', 'businessName', 'email', 'suspendedAt']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
