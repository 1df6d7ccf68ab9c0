import { sql } from 'kysely'
import type { Rows } from './export-listing-queries.ts'
import { inOrderOf, STEP } from './keyset-queries.ts'

/** The browsers that are notified, without what it takes to notify them. */
export const pushQueries = {
  pushSubscriptions: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('pushSubscriptions')
        .select(['kinds', 'createdAt', sql<string>`substring(endpoint from '^[a-z]+://[^/]+')`.as('service')])
        .where('accountId', '=', accountId),
      ['createdAt', 'id'],
      STEP.short,
    ),
} satisfies Record<string, Rows>
