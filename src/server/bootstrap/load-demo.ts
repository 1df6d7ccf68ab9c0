import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { demoMarketplace, type DemoListing } from '#server/db/demo/marketplace.ts'
import type { DemoPromotion } from '#server/db/demo/types.ts'
import { insertRows, insertRowsWithIds } from '#server/db/insert-rows.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { insertConfirmedAddresses } from '#server/features/emails/queue/queries.ts'
import { recountAllRatings } from '#server/features/reviews/queries.ts'
import { rankAllSuppliers } from '#server/features/reviews/rating-ranks.ts'
import { insertUpload } from '#server/features/uploads/queries.ts'
import { required } from '#shared/required.ts'
import { logoNameOf } from './demo-logos.ts'
import { loadDemoHistory } from './load-demo-history.ts'
import { loadDemoGroups } from './load-demo-groups.ts'
import { loadDemoPriceLists } from './load-demo-price-lists.ts'
import { loadDemoSamples } from './load-demo-samples.ts'
import { loadDemoSocial } from './load-demo-social.ts'
import { DEMO_VENUE_EMAIL, loadDemoVenue } from './load-demo-venue.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now'>
/** A listing and the id of its supplier. */
type Stored = DemoListing & { supplierId: number }

/** Loads the demo data in one transaction, unless the marketplace already has suppliers. Returns whether it did. */
export async function loadDemo({ db, changes, now }: Deps): Promise<boolean> {
  if (await hasSuppliers(db)) return false
  const today = now()
  const listings = demoMarketplace(today)
  return inTransaction(db, async (tx) => {
    // Of several processes that start at the same time on one server, only one loads the data.
    await sql`select pg_advisory_xact_lock(hashtext('demo marketplace'))`.execute(tx)
    if (await hasSuppliers(tx)) return false
    const stored = await insertListings(tx, listings)
    await loadDemoVenue(tx, stored, today)
    await loadDemoHistory(tx, stored, today)
    for (const { supplierId, supplier } of stored) await loadDemoSocial(tx, supplierId, supplier, today)
    // Nobody is behind the invented addresses, so whoever tries the demo sees every email at once.
    await insertConfirmedAddresses(
      tx,
      [...listings.map(({ supplier }) => supplier.email), DEMO_VENUE_EMAIL].map((email) => addressHash(tx, email)),
    )
    await loadDemoGroups(tx, stored, today)
    await loadDemoSamples(tx, stored, today)
    await loadDemoPriceLists(tx, stored, today)
    await recountAllRatings(tx)
    await rankAllSuppliers(tx)
    await changes.publish(tx)
    return true
  })
}

const hasSuppliers = async (db: Db) => (await db.selectFrom('suppliers').select('id').limit(1).executeTakeFirst()) !== undefined

async function insertListings(tx: Db, listings: DemoListing[]): Promise<Stored[]> {
  // Their files are made when they are asked for.
  const logos = listings.filter(({ supplier }) => supplier.hasLogo).map(({ supplier }) => ({ name: logoNameOf(supplier), bytes: 0 }))
  await insertUpload(tx, logos)
  const ids = await insertRowsWithIds(tx, 'suppliers', listings.map(columnsOf))
  // There is an id for each listing.
  const stored = listings.map((listing, at) => ({ ...listing, supplierId: required(ids[at], 'The id of a supplier') }))
  await insertRows(
    tx,
    'products',
    rowsOfEach(stored, ({ supplier }) => supplier.products),
  )
  for (const { offer: promotion, supplierId } of stored) if (promotion) await insertPromotion(tx, supplierId, promotion)
  await insertRows(
    tx,
    'venues',
    rowsOfEach(stored, ({ supplier }) => supplier.venues.map((venueName) => ({ venueName }))),
  )
  const verified = stored.filter(({ supplier }) => supplier.isVerified)
  await insertRows(
    tx,
    'supplierEvidence',
    verified.map(({ supplierId }) => ({ supplierId, what: 'Example: business registration and certificate of insurance' })),
  )
  await insertRows(
    tx,
    'reviews',
    stored.flatMap(({ supplierId, reviews }) => reviews.map((review) => ({ ...review, supplierId }))),
  )
  return stored
}

/** Returns what each supplier has of something, numbered in its order. */
const rowsOfEach = <Row extends object>(stored: Stored[], rowsOf: (listing: Stored) => Row[]) =>
  stored.flatMap((listing) => rowsOf(listing).map((row, at) => ({ ...row, supplierId: listing.supplierId, position: at + 1 })))

const insertPromotion = (tx: Db, supplierId: number, { product, ...promotion }: DemoPromotion) =>
  tx
    .insertInto('promotions')
    .values(({ selectFrom }) => ({
      ...promotion,
      supplierId,
      productId: selectFrom('products').select('id').where('supplierId', '=', supplierId).where('title', '=', product),
    }))
    .execute()

const columnsOf = ({ supplier, facts }: DemoListing) => ({
  businessName: supplier.businessName,
  category: supplier.category,
  description: supplier.description,
  tags: supplier.tags,
  address: `${supplier.address}, ${supplier.suburb} ${supplier.state} ${supplier.postcode}`,
  suburb: supplier.suburb,
  state: supplier.state,
  postcode: supplier.postcode,
  phone: supplier.phone,
  email: supplier.email,
  website: supplier.website,
  isVerified: supplier.isVerified,
  differentiators: supplier.differentiators,
  profileViews: supplier.profileViews,
  inquiries: supplier.contactInquiries,
  ...facts,
  // PostgreSQL reads it as the time of the transaction.
  abnCheckedAt: facts.abn === null ? null : 'now',
  logoUrl: supplier.hasLogo ? `/uploads/${logoNameOf(supplier)}` : null,
  isDemo: true,
})
