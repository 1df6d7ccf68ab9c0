import { between } from './between.ts'
import type { Rows } from './export-listing-queries.ts'
import { inOrderOf } from './keyset-queries.ts'

/** One query for every table of prices that hold, for both sides. */
export const heldPriceQueries = {
  heldPrices: (db, subject) =>
    inOrderOf(
      db.selectFrom('heldPrices as p').innerJoin('quoteRequests as r', 'r.id', 'p.requestId').selectAll('p').where(between(subject)),
      ['p.acceptedAt', 'p.id'],
    ),
  // Without the request by which others were asked, which is the buyer's alone and among its requests.
  priceChanges: (db, subject) =>
    inOrderOf(
      db
        .selectFrom('priceChanges as c')
        .innerJoin('heldPrices as p', 'p.id', 'c.priceId')
        .innerJoin('quoteRequests as r', 'r.id', 'p.requestId')
        .select(['c.priceId', 'c.priceCents', 'c.fromDay', 'c.noticedAt', 'c.note', 'c.answer', 'c.answeredAt'])
        .where(between(subject)),
      ['c.id'],
    ),
} satisfies Record<string, Rows>
