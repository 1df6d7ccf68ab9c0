import { sql } from 'kysely'
import { between } from './between.ts'
import type { Rows } from './export-listing-queries.ts'
import { inOrderOf } from './keyset-queries.ts'

/** What was said of a sample is the buyer's own unless it is shown. */
const SHARED = [
  'r.id',
  'r.supplierId',
  'r.supplierName',
  'r.item',
  'r.businessName',
  'r.contactEmail',
  'r.contactPhone',
  'r.deliveryLocation',
  'r.note',
  'r.status',
  'r.createdAt',
  'r.statusAt',
  'r.sentAt',
] as const
const VERDICT = ['r.stars', 'r.verdictNote', 'r.isShown', 'r.verdictAt'] as const

/** One query for every table of samples. */
export const sampleQueries = {
  samples: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('samples as r')
        .select([...SHARED, ...VERDICT])
        .where('r.accountId', '=', accountId),
      ['r.createdAt', 'r.id'],
    ),
  samplesAskedOfListing: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('samples as r')
        .select(SHARED)
        .select(VERDICT.map((column) => sql`case when r.is_shown then ${sql.ref(column)} end`.as(column.slice(2))))
        .where('r.supplierId', '=', supplierId),
      ['r.createdAt', 'r.id'],
    ),
  sampleSteps: (db, subject) =>
    inOrderOf(
      db
        .selectFrom('sampleSteps as q')
        .innerJoin('samples as r', 'r.id', 'q.sampleId')
        .select(['q.sampleId', 'q.step', 'q.by', 'q.at', 'q.note'])
        .where(between(subject))
        // As on the page of a sample.
        .where((eb) => eb.or([eb('q.step', '!=', 'verdict'), eb('r.isShown', '=', true), eb('r.accountId', '=', subject.accountId)])),
      ['q.id'],
    ),
} satisfies Record<string, Rows>
