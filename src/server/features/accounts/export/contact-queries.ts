import type { Rows } from './export-listing-queries.ts'
import { inOrderOf } from './keyset-queries.ts'

/** What somebody has left with suppliers, and what was written about it by email. */
export const contactQueries = {
  inquiries: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('inquiries')
        .select(['supplierId', 'day', 'message', 'replyEmail', 'replyPhone', 'createdAt'])
        .where('visitor', '=', accountId),
      ['day', 'supplierId'],
    ),
  contactReplies: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('contactReplies as c')
        .innerJoin('inquiries as i', 'i.id', 'c.inquiryId')
        .select(['c.id', 'i.supplierId', 'i.day', 'c.by', 'c.note', 'c.at'])
        .where('i.visitor', '=', accountId),
      ['c.id'],
    ),
} satisfies Record<string, Rows>
