import type { Db } from '#server/db/db.ts'
import { inOrderOf, STEP } from './keyset-queries.ts'

/** The account whose data is exported: `address` is null until it is confirmed, `supplierId` without a listing. */
export type Subject = { accountId: string; address: string | null; supplierId: number | null }
export type Rows = (db: Db, subject: Subject) => AsyncGenerator<object, void>

const ofListing =
  (table: 'products' | 'venues' | 'images'): Rows =>
  (db, { supplierId }) =>
    inOrderOf(db.selectFrom(table).selectAll().where('supplierId', '=', supplierId), ['position', 'id'])

/** One query for every table of what belongs to a listing alone, and what is said of it. */
export const listingQueries = {
  listing: (db, { supplierId }) => inOrderOf(db.selectFrom('suppliers').selectAll().where('id', '=', supplierId), ['id']),
  listingChanges: (db, { supplierId }) =>
    inOrderOf(db.selectFrom('listingChanges').select(['kind', 'subject', 'at']).where('supplierId', '=', supplierId), ['id'], STEP.short),
  subscriptions: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('subscriptions')
        .select(['plan', 'interval', 'status', 'currentPeriodStart', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'createdAt', 'canceledAt'])
        .where('supplierId', '=', supplierId),
      ['createdAt', 'id'],
    ),
  invoices: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('invoices')
        .select(['number', 'status', 'lines', 'totalCents', 'dueCents', 'paidCents', 'refundedCents', 'issuedAt', 'paidAt', 'billedTo'])
        .where('supplierId', '=', supplierId),
      ['issuedAt', 'id'],
    ),
  reviewsReceived: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('reviews')
        .select(['customerName', 'businessName', 'rating', 'text', 'tags', 'isVerified', 'replyText', 'replyAt', 'createdAt'])
        .where('supplierId', '=', supplierId)
        // The others are not shown to the supplier either.
        .where('status', '=', 'published'),
      ['createdAt', 'id'],
    ),
  viewsByDay: (db, { supplierId }) =>
    inOrderOf(db.selectFrom('viewsByDay').select(['day', 'views']).where('supplierId', '=', supplierId), ['day'], STEP.short),
  evidence: (db, { supplierId }) =>
    inOrderOf(db.selectFrom('supplierEvidence').select(['what', 'checkedAt', 'expiresOn']).where('supplierId', '=', supplierId), [
      'supplierId',
    ]),
  members: (db, { supplierId }) =>
    inOrderOf(
      db.selectFrom('listingMembers').select(['email', 'role', 'invitedAt', 'acceptedAt']).where('supplierId', '=', supplierId),
      ['invitedAt', 'id'],
      STEP.short,
    ),
  // Without their bytes: the files can be downloaded in the dashboard.
  documents: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('supplierDocuments')
        .select(['kind', 'name', 'bytes', 'expiresOn', 'createdAt', 'askedText', 'askedAt'])
        .where('supplierId', '=', supplierId),
      ['createdAt', 'id'],
    ),
  products: ofListing('products'),
  venues: ofListing('venues'),
  images: ofListing('images'),
  promotions: (db, { supplierId }) =>
    inOrderOf(db.selectFrom('promotions').selectAll().where('supplierId', '=', supplierId), ['startsOn', 'id']),
  // Without tokens.
  socialAccounts: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('socialAccounts')
        .select(['platform', 'accountName', 'network', 'autoPostEnabled', 'isActive', 'lastPostAt', 'createdAt'])
        .where('supplierId', '=', supplierId),
      ['createdAt', 'id'],
      STEP.short,
    ),
  socialPosts: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('socialPosts')
        .select([
          'platform',
          'postType',
          'content',
          'hashtags',
          'imageUrl',
          'status',
          'scheduledFor',
          'suggestedFor',
          'createdAt',
          'postedAt',
        ])
        .select(['errorMessage', 'postUrl', 'visits', 'deletedAt'])
        .where('supplierId', '=', supplierId),
      ['createdAt', 'id'],
    ),
  socialTemplates: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('socialTemplates')
        .select(['templateName', 'platform', 'postType', 'contentTemplate', 'hashtagTemplate', 'isDefault', 'isActive', 'createdAt'])
        .where('supplierId', '=', supplierId),
      ['createdAt', 'id'],
    ),
  sandboxPosts: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('sandboxSocialPosts')
        .select(['platform', 'accountName', 'text', 'imageUrl', 'postedAt'])
        .where('supplierId', '=', supplierId),
      ['postedAt', 'id'],
    ),
  savedAnswers: (db, { supplierId }) =>
    inOrderOf(db.selectFrom('savedAnswers').selectAll().where('supplierId', '=', supplierId), ['createdAt', 'id']),
  priceList: (db, { supplierId }) =>
    inOrderOf(db.selectFrom('priceListRows').selectAll().where('supplierId', '=', supplierId), ['position']),
  priceListSettings: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('priceLists')
        .select(['version', 'updatedAt', 'confirmedAt', 'visibility', 'isOn', 'leastPercent', 'validDays', 'holdWeeks', 'noticeDays'])
        .select(['deliveryCents', 'freeDeliveryFromCents', 'deliveryGst', 'belowMinimum', 'discountPercent'])
        .where('supplierId', '=', supplierId),
      ['version'],
    ),
  quoteForms: (db, { supplierId }) => inOrderOf(db.selectFrom('quoteForms').selectAll().where('supplierId', '=', supplierId), ['version']),
} satisfies Record<string, Rows>
