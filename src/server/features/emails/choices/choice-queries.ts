import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Returns an account with what decides which emails it gets: its addresses, and whether it has confirmed its own. */
export const emailReaderOf = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('suppliers as s', 's.id', 'a.supplierId')
    .select([
      'a.role',
      'a.email',
      'a.supplierId',
      's.email as listingEmail',
      sql<boolean>`a.email_confirmed_at is not null`.as('isConfirmed'),
      sql<boolean>`exists (
        select from newsletter_subscribers n where lower(n.email) = lower(a.email) and n.confirmed_at is not null and n.removed_at is null
      )`.as('isSubscriber'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
export type ReaderRow = Awaited<ReturnType<typeof emailReaderOf>>
