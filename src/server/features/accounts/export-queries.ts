import type { Db } from '#server/db/db.ts'

/** Whose data it is. */
type Subject = { accountId: string; email: string; supplierId: number | null }
type Rows = (db: Db, subject: Subject) => Promise<unknown[]>

const ofListing =
  (table: 'products' | 'venues' | 'images'): Rows =>
  (db, { supplierId }) =>
    db.selectFrom(table).selectAll().where('supplierId', '=', supplierId).orderBy('position').execute()

/** Every table that knows an account, its address or its listing. */
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
  inquiries: (db, { accountId }) =>
    db
      .selectFrom('inquiries')
      .select(['supplierId', 'day', 'message', 'replyEmail', 'createdAt'])
      .where('visitor', '=', accountId)
      .execute(),
  profilesViewed: (db, { accountId }) => db.selectFrom('visits').select(['supplierId', 'day']).where('visitor', '=', accountId).execute(),
  ownerActions: (db, { accountId }) =>
    db.selectFrom('audit').select(['at', 'action', 'subject', 'details']).where('accountId', '=', accountId).orderBy('id').execute(),
  letters: (db, { email }) =>
    db
      .selectFrom('letters')
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
  listing: (db, { supplierId }) => db.selectFrom('suppliers').selectAll().where('id', '=', supplierId).execute(),
  products: ofListing('products'),
  venues: ofListing('venues'),
  images: ofListing('images'),
  quoteRequestsReceived: (db, { supplierId }) =>
    db.selectFrom('quoteRequests').selectAll().where('supplierId', '=', supplierId).orderBy('createdAt').execute(),
  reviewsReceived: (db, { supplierId }) =>
    db.selectFrom('reviews').selectAll().where('supplierId', '=', supplierId).orderBy('createdAt').execute(),
} satisfies Record<string, Rows>
