import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The account whose data is exported; `supplierId` is null without a listing. */
type Subject = { accountId: string; email: string; supplierId: number | null }
type Rows = (db: Db, subject: Subject) => Promise<unknown[]>

const ofListing =
  (table: 'products' | 'venues' | 'images'): Rows =>
  (db, { supplierId }) =>
    db.selectFrom(table).selectAll().where('supplierId', '=', supplierId).orderBy('position').execute()

/** Matches requests `r` that the account sent or its listing received. */
const between = ({ accountId, supplierId }: Subject) => sql<boolean>`(r.account_id = ${accountId} or r.supplier_id = ${supplierId})`

/** One query for every table that refers to an account, its address or its listing. */
export const exportQueries = {
  sessions: (db, { accountId }) =>
    db
      .selectFrom('sessions')
      .select(['userAgent', 'createdAt', 'seenAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  knownDevices: (db, { accountId }) => db.selectFrom('knownDevices').select('seenAt').where('accountId', '=', accountId).execute(),
  openLinks: (db, { accountId }) =>
    db.selectFrom('oneTimeLinks').select(['purpose', 'email', 'supplierId', 'expiresAt']).where('accountId', '=', accountId).execute(),
  savedSuppliers: (db, { accountId }) =>
    db
      .selectFrom('savedSuppliers as s')
      .innerJoin('suppliers', 'suppliers.id', 's.supplierId')
      .select(['s.supplierId', 'suppliers.businessName', 's.createdAt'])
      .where('s.accountId', '=', accountId)
      .orderBy('s.createdAt')
      .execute(),
  claims: (db, { accountId }) =>
    db
      .selectFrom('claims')
      .select(['supplierId', 'message', 'status', 'createdAt', 'decidedAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  quoteRequests: (db, { accountId }) =>
    db.selectFrom('quoteRequests').selectAll().where('accountId', '=', accountId).orderBy('createdAt').execute(),
  reviews: (db, { accountId }) => db.selectFrom('reviews').selectAll().where('accountId', '=', accountId).orderBy('createdAt').execute(),
  reviewsReported: (db, { accountId }) =>
    db
      .selectFrom('reviewReports')
      .select(['reviewId', 'reason', 'createdAt', 'decidedAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  inquiries: (db, { accountId }) =>
    db
      .selectFrom('inquiries')
      .select(['supplierId', 'day', 'message', 'replyEmail', 'replyPhone', 'createdAt'])
      .where('visitor', '=', accountId)
      .execute(),
  profilesViewed: (db, { accountId }) => db.selectFrom('visits').select(['supplierId', 'day']).where('visitor', '=', accountId).execute(),
  ownerActions: (db, { accountId }) =>
    db.selectFrom('audit').select(['at', 'action', 'subject', 'details']).where('accountId', '=', accountId).orderBy('id').execute(),
  emails: (db, { email }) =>
    db
      .selectFrom('emails')
      .select(['kind', 'status', 'createdAt', 'finishedAt'])
      .where((eb) => eb(eb.fn('lower', ['recipient']), '=', email.toLowerCase()))
      .orderBy('createdAt')
      .execute(),
  betaSignups: (db, { email }) =>
    db
      .selectFrom('betaSignups')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .execute(),
  newsletter: (db, { email }) =>
    db
      .selectFrom('newsletterSubscribers')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .execute(),
  searchAlerts: (db, { email }) =>
    db
      .selectFrom('searchAlerts')
      .select(['search', 'location', 'createdAt', 'supplierId', 'sentAt'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .orderBy('createdAt')
      .execute(),
  listing: (db, { supplierId }) => db.selectFrom('suppliers').selectAll().where('id', '=', supplierId).execute(),
  listingChanges: (db, { supplierId }) =>
    db.selectFrom('listingChanges').select(['kind', 'subject', 'at']).where('supplierId', '=', supplierId).orderBy('id').execute(),
  subscriptions: (db, { supplierId }) =>
    db
      .selectFrom('subscriptions')
      .select(['plan', 'interval', 'status', 'currentPeriodStart', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'createdAt', 'canceledAt'])
      .where('supplierId', '=', supplierId)
      .orderBy('createdAt')
      .execute(),
  viewsByDay: (db, { supplierId }) =>
    db.selectFrom('viewsByDay').select(['day', 'views']).where('supplierId', '=', supplierId).orderBy('day').execute(),
  documentsChecked: (db, { supplierId }) =>
    db.selectFrom('supplierDocuments').select(['checkedAt', 'expiresOn']).where('supplierId', '=', supplierId).execute(),
  // Only the addresses of the pictures: the files can be downloaded from there.
  uploads: (db, { accountId }) =>
    db
      .selectFrom('uploads')
      .select([sql<string>`'/uploads/' || name`.as('address'), 'bytes', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  products: ofListing('products'),
  venues: ofListing('venues'),
  images: ofListing('images'),
  quoteRequestsReceived: (db, { supplierId }) =>
    db.selectFrom('quoteRequests').selectAll().where('supplierId', '=', supplierId).orderBy('createdAt').execute(),
  quoteSteps: (db, subject) =>
    db
      .selectFrom('quoteSteps as q')
      .innerJoin('quoteRequests as r', 'r.id', 'q.requestId')
      .select(['q.requestId', 'q.step', 'q.by', 'q.at', 'q.note'])
      .where((eb) => eb.or([between(subject), eb('q.accountId', '=', subject.accountId)]))
      .orderBy('q.id')
      .execute(),
  offers: (db, subject) =>
    db
      .selectFrom('offers as o')
      .innerJoin('quoteRequests as r', 'r.id', 'o.requestId')
      .selectAll('o')
      .where(between(subject))
      .orderBy('o.createdAt')
      .execute(),
  // Only the addresses of the files: together they could exceed the size of a JSON document.
  attachments: (db, subject) =>
    db
      .selectFrom('attachments as a')
      .innerJoin('quoteRequests as r', 'r.id', 'a.requestId')
      .select(['a.name', 'a.kind', 'a.bytes', 'a.createdAt'])
      .select(sql<string>`'/api/quotes/' || a.request_id || '/attachments/' || a.id`.as('address'))
      .where(between(subject))
      .where((eb) =>
        eb.or([
          eb('r.supplierId', '=', subject.supplierId),
          eb.exists(eb.selectFrom('offers as o').select('o.requestId').whereRef('o.attachmentId', '=', 'a.id')),
        ]),
      )
      .orderBy('a.createdAt')
      .execute(),
  savedAnswers: (db, { supplierId }) =>
    db.selectFrom('savedAnswers').selectAll().where('supplierId', '=', supplierId).orderBy('createdAt').execute(),
  quoteForms: (db, { supplierId }) =>
    db.selectFrom('quoteForms').selectAll().where('supplierId', '=', supplierId).orderBy('version').execute(),
  reviewsReceived: (db, { supplierId }) =>
    db
      .selectFrom('reviews')
      .select(['customerName', 'businessName', 'rating', 'text', 'tags', 'isVerified', 'replyText', 'replyAt', 'createdAt'])
      .where('supplierId', '=', supplierId)
      .orderBy('createdAt')
      .execute(),
} satisfies Record<string, Rows>
