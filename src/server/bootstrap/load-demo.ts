import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { demoMarketplace, type DemoListing } from '#server/db/demo/marketplace.ts'
import type { DemoOffer, DemoSupplier } from '#server/db/demo/types.ts'
import { drawLogo } from '#server/features/artwork/logo-art.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { insertConfirmedAddresses } from '#server/features/emails/queries.ts'
import { recountAllRatings } from '#server/features/reviews/queries.ts'
import { rankAllSuppliers } from '#server/features/reviews/rating-ranks.ts'
import { insertUpload } from '#server/features/uploads/queries.ts'
import { resized } from '#server/pictures/encode.ts'
import { variantOf } from '#shared/upload-variants.ts'
import { loadDemoHistory } from './load-demo-history.ts'
import { loadDemoSocial } from './load-demo-social.ts'

type Logo = { name: string; bytes: number }
type Deps = Pick<Context, 'db' | 'images' | 'changes' | 'now'>

/** Loads the demo data in one transaction, unless the marketplace already has suppliers. Returns whether it did. */
export async function loadDemo({ db, images, changes, now }: Deps): Promise<boolean> {
  if (await hasSuppliers(db)) return false
  const listings = demoMarketplace(now())
  const logos = new Map<DemoListing, Logo>()
  for (const listing of listings) if (listing.supplier.hasLogo) logos.set(listing, await storeLogo(images, listing))
  return inTransaction(db, async (tx) => {
    // Of several processes that start at the same time on one server, only one loads the data.
    await sql`select pg_advisory_xact_lock(hashtext('demo marketplace'))`.execute(tx)
    if (await hasSuppliers(tx)) return false
    for (const listing of listings) {
      const supplierId = await insertListing(tx, listing, logos.get(listing) ?? null)
      await loadDemoHistory(tx, supplierId, listing.supplier, now())
      await loadDemoSocial(tx, supplierId, listing.supplier, now())
    }
    // Nobody is behind the invented addresses, so whoever tries the demo sees every email at once.
    await insertConfirmedAddresses(
      tx,
      listings.map(({ supplier }) => addressHash(tx, supplier.email)),
    )
    await recountAllRatings(tx)
    await rankAllSuppliers(tx)
    await changes.publish(tx)
    return true
  })
}

const hasSuppliers = async (db: Db) => (await db.selectFrom('suppliers').select('id').limit(1).executeTakeFirst()) !== undefined

async function storeLogo(images: Context['images'], listing: DemoListing): Promise<Logo> {
  const { businessName, category } = listing.supplier
  const whole = await drawLogo({ name: businessName, category, seed: businessName })
  // The one that lists of many suppliers show.
  const small = await resized(whole, 160, 'avif')
  const name = nameOf(listing)
  await images.put(name, whole)
  await images.put(variantOf(name, 160, 'avif'), small)
  return { name, bytes: whole.length + small.length }
}

/** Returns the name of a logo's file, always the same one, so that an interrupted attempt leaves no unused pictures behind. */
const nameOf = ({ supplier }: DemoListing) => `${createHash('sha256').update(supplier.businessName).digest('hex').slice(0, 36)}.png`

async function insertListing(tx: Db, { supplier, facts, offer, reviews }: DemoListing, logo: Logo | null): Promise<number> {
  const { products, venues } = supplier
  if (logo) await insertUpload(tx, logo)
  const { id: supplierId } = await tx
    .insertInto('suppliers')
    .values({ ...columnsOf(supplier), ...factsOf(facts), logoUrl: logo && `/uploads/${logo.name}`, isDemo: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const numbered = <Row extends object>(rows: Row[]) => rows.map((row, index) => ({ ...row, supplierId, position: index + 1 }))
  if (products.length > 0) await tx.insertInto('products').values(numbered(products)).execute()
  if (offer) await insertOffer(tx, supplierId, offer)
  if (venues.length > 0)
    await tx
      .insertInto('venues')
      .values(numbered(venues.map((venueName) => ({ venueName }))))
      .execute()
  if (reviews.length > 0)
    await tx
      .insertInto('reviews')
      .values(reviews.map((review) => ({ ...review, supplierId })))
      .execute()
  return supplierId
}

const insertOffer = (tx: Db, supplierId: number, { product, ...offer }: DemoOffer) =>
  tx
    .insertInto('promotions')
    .values(({ selectFrom }) => ({
      ...offer,
      supplierId,
      productId: selectFrom('products').select('id').where('supplierId', '=', supplierId).where('title', '=', product),
    }))
    .execute()

const columnsOf = (supplier: DemoSupplier) => ({
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
  differentiators: JSON.stringify(supplier.differentiators),
  profileViews: supplier.profileViews,
  inquiries: supplier.contactInquiries,
})

const factsOf = ({ serviceArea, ...facts }: DemoListing['facts']) => ({
  ...facts,
  abnCheckedAt: facts.abn === null ? null : sql<string>`now()`,
  serviceArea: JSON.stringify(serviceArea),
})
