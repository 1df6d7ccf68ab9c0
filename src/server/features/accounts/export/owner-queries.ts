import type { Rows } from './export-listing-queries.ts'
import { inOrderOf } from './keyset-queries.ts'

/** What whoever runs the marketplace has of their own, in an export. */
export const ownerQueries = {
  backups: (db, { accountId }) =>
    inOrderOf(
      db.selectFrom('backups').select(['status', 'bytes', 'offeredAt', 'startedAt', 'finishedAt']).where('accountId', '=', accountId),
      ['offeredAt', 'id'],
    ),
  imports: (db, { accountId }) =>
    inOrderOf(
      db.selectFrom('imports').select(['status', 'bytes', 'rowsRead', 'createdAt', 'finishedAt']).where('accountId', '=', accountId),
      ['createdAt', 'id'],
    ),
  savedViews: (db, { accountId }) =>
    inOrderOf(db.selectFrom('savedViews').select(['name', 'narrowing']).where('accountId', '=', accountId), ['name', 'id']),
  ownerActions: (db, { accountId }) =>
    inOrderOf(db.selectFrom('audit').select(['at', 'action', 'subject', 'details']).where('accountId', '=', accountId), ['id']),
} satisfies Record<string, Rows>
