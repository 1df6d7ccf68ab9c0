import { sql } from 'kysely'
import type { Db, RowOf } from '#server/db/db.ts'
import { hasAccount } from './queries.ts'

/** The columns that an import writes; `importKey` identifies a listing by its normalised name and address. */
const COLUMNS = [
  'importKey',
  'businessName',
  'category',
  'address',
  'suburb',
  'state',
  'postcode',
  'phone',
  'email',
  'website',
  'description',
  'tags',
] as const
/** A listing as the table stores it. */
export type StoredListing = Pick<RowOf<'suppliers'>, (typeof COLUMNS)[number]> & { importKey: string }
/** A listing as an import reads it; null for a value that the file does not have. */
export type ImportedListing = Omit<StoredListing, 'description' | 'tags'> & {
  description: string | null
  tags: string[] | null
  /** Values for a listing that has none of its own. */
  fallback: { description: string; tags: string[] }
}

/** Locks imports until the transaction ends; returns false while another import is running. */
export async function lockImports(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtext('import of suppliers')) as locked`.execute(tx)
  // A select without a table returns one row.
  return rows[0]!.locked
}

/** Returns the stored listings with these import keys. */
export const importedListings = (db: Db, keys: string[]) =>
  db.selectFrom('suppliers').select(COLUMNS).select(hasAccount.as('hasAccount')).where('importKey', 'in', keys).execute()

/** Inserts listings and updates stored ones without an account; verification, ratings, counters and logo stay as they are. */
export const saveImported = (tx: Db, listings: StoredListing[]) =>
  tx
    .insertInto('suppliers')
    .values(listings)
    .onConflict((conflict) =>
      conflict
        .column('importKey')
        .doUpdateSet(({ ref }) => ({
          ...Object.fromEntries(COLUMNS.map((column) => [column, ref(`excluded.${column}`)])),
          version: sql<number>`suppliers.version + 1`,
          updatedAt: sql<string>`now()`,
        }))
        .where(({ not }) => not(hasAccount)),
    )
    .execute()
