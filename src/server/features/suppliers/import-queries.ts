import { sql } from 'kysely'
import type { Db, RowOf } from '#server/db/db.ts'
import { hasAccount } from './queries.ts'

/** What an import can say of a listing, and what finds it again: its name and address in their plain form. */
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
/** A listing as the table keeps it. */
export type StoredListing = Pick<RowOf<'suppliers'>, (typeof COLUMNS)[number]> & { importKey: string }
/** A listing as an import brings it; null is what the file does not say. */
export type ImportedListing = Omit<StoredListing, 'description' | 'tags'> & {
  description: string | null
  tags: string[] | null
  /** For a listing that has neither of its own. */
  fallback: { description: string; tags: string[] }
}

/** False while another import is under way. */
export async function lockImports(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(hashtext('import of suppliers')) as held`.execute(tx)
  return rows[0]!.held
}

/** Those of the listings that are there already, by their import keys. */
export const importedListings = (db: Db, keys: string[]) =>
  db.selectFrom('suppliers').select(COLUMNS).select(hasAccount.as('hasAccount')).where('importKey', 'in', keys).execute()

/** Adds listings and brings those that are there and nobody keeps up to date; verification, ratings, counters and logo stay as they are. */
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
