import type { Rows } from './export-listing-queries.ts'
import { inOrderOf } from './keyset-queries.ts'

/** What somebody has left with suppliers, what was left with the listing, and what was written about either by email. */
export const contactQueries = {
  inquiries: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('inquiries')
        .select(['supplierId', 'day', 'message', 'replyEmail', 'replyPhone', 'createdAt'])
        .where('visitor', '=', accountId),
      ['day', 'supplierId'],
    ),
  // One that says nothing is only counted, for the supplier as well.
  contactsReceived: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('inquiries')
        .select(['id', 'day', 'message', 'replyEmail', 'replyPhone', 'createdAt', 'seenAt', 'answeredAt'])
        .where('supplierId', '=', supplierId)
        .where((eb) => eb.or([eb('message', 'is not', null), eb('replyEmail', 'is not', null), eb('replyPhone', 'is not', null)])),
      ['createdAt', 'id'],
    ),
  contactReplies: (db, { accountId, supplierId }) =>
    inOrderOf(
      db
        .selectFrom('contactReplies as c')
        .innerJoin('inquiries as i', 'i.id', 'c.inquiryId')
        .select(['c.id', 'c.inquiryId', 'i.supplierId', 'i.day', 'c.by', 'c.note', 'c.at'])
        .where((eb) => eb.or([eb('i.visitor', '=', accountId), eb('i.supplierId', '=', supplierId)])),
      ['c.id'],
    ),
} satisfies Record<string, Rows>
