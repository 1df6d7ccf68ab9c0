import { sql } from 'kysely'
import { hashedFrom } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'
import { isListed } from '#server/features/suppliers/queries.ts'
import { buyersQueries } from './buyers-queries.ts'
import { listingQueries, type Rows } from './export-listing-queries.ts'
import { between } from './between.ts'
import { inOrderOf, STEP } from './keyset-queries.ts'
import { ownerQueries } from './owner-queries.ts'

/** Matches rows with the account's email address, or with its hash; none until it is confirmed. */
const addressedTo = (column: 'email' | 'recipient', address: string | null) => sql<boolean>`lower(${sql.ref(column)}) = ${address}`
const hashedBy = (db: Db, address: string | null) => (address === null ? sql<boolean>`false` : hashedFrom(db, address))

/** One query for every table that refers to an account, its address or its listing. Nothing is read before the rows are asked for. */
export const exportQueries = {
  sessions: (db, { accountId }) =>
    inOrderOf(
      db.selectFrom('sessions').select(['userAgent', 'createdAt', 'seenAt']).where('accountId', '=', accountId),
      ['createdAt', 'id'],
      STEP.short,
    ),
  knownDevices: (db, { accountId }) =>
    inOrderOf(db.selectFrom('knownDevices').select('seenAt').where('accountId', '=', accountId), ['seenAt', 'deviceHash'], STEP.short),
  openLinks: (db, { accountId }) =>
    inOrderOf(db.selectFrom('oneTimeLinks').select(['purpose', 'email', 'supplierId', 'expiresAt']).where('accountId', '=', accountId), [
      'expiresAt',
      'tokenHash',
    ]),
  savedSuppliers: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('savedSuppliers as s')
        .innerJoin('suppliers', 'suppliers.id', 's.supplierId')
        .select(['s.supplierId', 'suppliers.businessName', 's.note', 's.createdAt'])
        .where('s.accountId', '=', accountId)
        .where(isListed),
      ['s.createdAt', 's.supplierId'],
      STEP.short,
    ),
  claims: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('claims')
        .select(['supplierId', 'message', 'status', 'reason', 'createdAt', 'decidedAt'])
        .where('accountId', '=', accountId),
      ['createdAt', 'id'],
    ),
  memberships: (db, { accountId, address }) =>
    inOrderOf(
      db
        .selectFrom('listingMembers')
        .select(['supplierId', 'email', 'role', 'invitedAt', 'acceptedAt'])
        .where((eb) => eb.or([eb('accountId', '=', accountId), addressedTo('email', address)])),
      ['invitedAt', 'id'],
      STEP.short,
    ),
  quoteRequests: (db, { accountId }) =>
    inOrderOf(db.selectFrom('quoteRequests').selectAll().where('accountId', '=', accountId), ['createdAt', 'id']),
  reviews: (db, { accountId }) => inOrderOf(db.selectFrom('reviews').selectAll().where('accountId', '=', accountId), ['createdAt', 'id']),
  reviewsReported: (db, { accountId }) =>
    inOrderOf(db.selectFrom('reviewReports').select(['reviewId', 'reason', 'createdAt', 'decidedAt']).where('accountId', '=', accountId), [
      'createdAt',
      'id',
    ]),
  reviewsRemoved: (db, { accountId }) =>
    inOrderOf(
      db.selectFrom('removedReviews').select(['supplierId', 'removedAt']).where('accountId', '=', accountId),
      ['supplierId'],
      STEP.short,
    ),
  profilesViewed: (db, { accountId }) =>
    inOrderOf(db.selectFrom('visits').select(['supplierId', 'day']).where('visitor', '=', accountId), ['day', 'supplierId'], STEP.short),
  postsFollowed: (db, { accountId }) =>
    inOrderOf(
      db.selectFrom('socialVisits').select(['postId', 'day', 'visitedAt']).where('visitor', '=', accountId),
      ['day', 'postId'],
      STEP.short,
    ),
  resourcesOpened: (db, { accountId }) =>
    inOrderOf(
      db.selectFrom('resourceVisits').select(['resourceId', 'day']).where('visitor', '=', accountId),
      ['day', 'resourceId'],
      STEP.short,
    ),
  // What somebody has ticked and written in resources; a name of an item comes from its words.
  resourceProgress: (db, { accountId }) =>
    inOrderOf(db.selectFrom('resourceProgress').select(['resourceId', 'values', 'updatedAt']).where('accountId', '=', accountId), [
      'resourceId',
    ]),
  emails: (db, { address }) =>
    inOrderOf(
      db.selectFrom('emails').select(['kind', 'status', 'createdAt', 'finishedAt']).where(addressedTo('recipient', address)),
      ['createdAt', 'id'],
      STEP.short,
    ),
  emailsStopped: (db, { address }) =>
    inOrderOf(db.selectFrom('emailStops').select(['list', 'createdAt']).where(hashedBy(db, address)), ['list']),
  addressConfirmed: (db, { address }) =>
    inOrderOf(db.selectFrom('confirmedAddresses').select('confirmedAt').where(hashedBy(db, address)), ['confirmedAt']),
  betaSignups: (db, { address }) => inOrderOf(db.selectFrom('betaSignups').selectAll().where(addressedTo('email', address)), ['email']),
  newsletter: (db, { address }) =>
    inOrderOf(
      db
        .selectFrom('newsletterSubscribers')
        .select(['email', 'createdAt', 'askedAt', 'confirmedAt', 'removedAt'])
        .where(addressedTo('email', address)),
      ['email'],
    ),
  enquiries: (db, { address }) =>
    inOrderOf(
      db
        .selectFrom('enquiries')
        .select(['kind', 'name', 'email', 'phone', 'message', 'createdAt', 'answeredAt', 'removedAt'])
        .where(addressedTo('email', address)),
      ['createdAt', 'id'],
    ),
  searchAlerts: (db, { address }) =>
    inOrderOf(
      db
        .selectFrom('searchAlerts')
        .select(['search', 'location', 'createdAt', 'supplierId', 'sentAt'])
        .where(addressedTo('email', address)),
      ['createdAt', 'id'],
      STEP.short,
    ),
  // Only the addresses of the pictures: the files can be downloaded from there.
  uploads: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('uploads')
        .select([sql<string>`'/uploads/' || name`.as('address'), 'bytes', 'createdAt'])
        .where('accountId', '=', accountId),
      ['createdAt', 'name'],
      STEP.short,
    ),
  quoteRequestsReceived: (db, { supplierId }) =>
    inOrderOf(db.selectFrom('quoteRequests').selectAll().where('supplierId', '=', supplierId), ['createdAt', 'id']),
  quoteSteps: (db, subject) =>
    inOrderOf(
      db
        .selectFrom('quoteSteps as q')
        .innerJoin('quoteRequests as r', 'r.id', 'q.requestId')
        .select(['q.requestId', 'q.step', 'q.by', 'q.at', 'q.note'])
        .where((eb) => eb.or([between(subject), eb('q.accountId', '=', subject.accountId)])),
      ['q.id'],
    ),
  followUps: (db, subject) =>
    inOrderOf(
      db.selectFrom('followUps as f').innerJoin('quoteRequests as r', 'r.id', 'f.requestId').selectAll('f').where(between(subject)),
      ['f.requestId'],
    ),
  offers: (db, subject) =>
    inOrderOf(db.selectFrom('offers as o').innerJoin('quoteRequests as r', 'r.id', 'o.requestId').selectAll('o').where(between(subject)), [
      'o.createdAt',
      'o.requestId',
      'o.revision',
    ]),
  // Only the addresses of the files, which can be downloaded from there.
  attachments: (db, subject) =>
    inOrderOf(
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
        ),
      ['a.createdAt', 'a.id'],
      STEP.short,
    ),
  ...buyersQueries,
  ...ownerQueries,
  ...listingQueries,
} satisfies Record<string, Rows>
