import { sql } from 'kysely'
import type { Db, RowOf } from '#server/db/db.ts'
import { required } from '#shared/required.ts'
import { isNotDeleted } from './merged-queries.ts'
import { hasAccount } from './queries.ts'

/** The columns that an import writes. */
export const IMPORTED_COLUMNS = [
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
  'abn',
] as const
export type ImportedColumn = (typeof IMPORTED_COLUMNS)[number]
/** A listing as the table stores it. */
export type ListingValues = Pick<RowOf<'suppliers'>, ImportedColumn>
/** What the last import wrote to each column, as a fingerprint; a column with another value has been changed by hand since. */
export type Fingerprints = Partial<Record<ImportedColumn, string>>
/** A listing to be stored; `importKey` is the normalised name and address that it has in the file. */
export type NewListing = ListingValues & { importKey: string; imported: Fingerprints }
export type ChangedListing = ListingValues & { id: number; version: number; importKey: string | null; imported: Fingerprints }
/** A listing that an import has written, the version that it has now, and what was there before; null for a new one. */
export type Effect = {
  id: number
  version: number
  writtenOver: (ListingValues & Pick<RowOf<'suppliers'>, 'imported' | 'importKey'>) | null
}
/** A listing as an import reads it; null for a value that the file does not have. */
export type ImportedListing = Omit<ListingValues, 'description' | 'tags'> & {
  importKey: string
  description: string | null
  tags: string[] | null
  /** Values for a listing that has none of its own. */
  fallback: { description: string; tags: string[] }
}

/** Locks imports until the transaction ends; returns false while another import is running. */
export async function lockImports(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtext('import of suppliers')) as locked`.execute(tx)
  // A select without a table returns one row.
  return required(rows[0], 'The answer of the lock').locked
}

/** What a row may be recognised by. */
export type Marks = { importKey: string | null; id: number | null; abn: string | null; businessName: string }

/** Listings of one name that are compared with a row. */
const MAX_PART_OF_NAME = 200

/** Returns for each row its name as names are compared, and the listings that it may be of. */
export async function candidatesFor(db: Db, rows: Marks[]): Promise<{ nameKey: string | null; candidates: KnownListing[] }[]> {
  const found = await sql<{ nameKey: string | null; ids: number[] }>`
    select k.name_key, array(
      select id from suppliers where import_key = r."importKey" or id = r.id or abn = r.abn
      union select supplier_id from (
        select supplier_id from supplier_words w where w.name_key collate "C" = k.name_key order by supplier_id limit ${MAX_PART_OF_NAME}) named
      order by 1) as ids
    from jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ ...row, n })))}::jsonb)
      as r (n integer, "importKey" text, id integer, abn text, "businessName" text),
      lateral (select name_key(r."businessName")) k (name_key)
    order by r.n`.execute(db)
  const ids = [...new Set(found.rows.flatMap((row) => row.ids))]
  const listings = new Map((ids.length === 0 ? [] : await knownListings(db, ids)).map((listing) => [listing.id, listing]))
  // Both reads are of one transaction, yet another may delete a listing in between.
  return found.rows.map(({ nameKey, ids }) => ({ nameKey, candidates: ids.flatMap((id) => listings.get(id) ?? []) }))
}

const knownListings = (db: Db, ids: number[]) =>
  db
    .selectFrom('suppliers')
    .innerJoin('supplierWords', 'supplierWords.supplierId', 'suppliers.id')
    .select([...IMPORTED_COLUMNS, 'id', 'version', 'importKey', 'imported', 'nameKey', hasAccount.as('hasAccount')])
    .where('id', 'in', ids)
    .where(isNotDeleted)
    .execute()
export type KnownListing = Awaited<ReturnType<typeof knownListings>>[number]

export const insertImported = (tx: Db, listings: NewListing[]) =>
  tx
    .insertInto('suppliers')
    .values(
      listings.map((listing) => ({
        ...listing,
        imported: JSON.stringify(listing.imported),
        abnCheckedAt: listing.abn === null ? null : sql<string>`now()`,
      })),
    )
    .returning(['id', 'version'])
    .execute()

/** Each column as the text of a jsonb record has it. */
const RECORD = sql.raw(IMPORTED_COLUMNS.map((name) => `"${name}" ${name === 'tags' ? 'text[]' : 'text'}`).join())
const ASSIGNMENTS = sql.join(IMPORTED_COLUMNS.map((name) => sql`${sql.ref(name)} = next.${sql.raw(`"${name}"`)}`))

/** Changes listings without an account that nobody has changed since they were read; verification, ratings, counters and logo stay. */
export const updateImported = async (tx: Db, listings: ChangedListing[]): Promise<{ id: number; version: number }[]> =>
  (
    await sql<{ id: number; version: number }>`
    update suppliers
    set ${ASSIGNMENTS}, imported = next.imported, import_key = coalesce(import_key, next."importKey"),
      abn_checked_at = case when next.abn is not null then coalesce(abn_checked_at, now()) end, version = suppliers.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as next (id integer, version integer, "importKey" text, imported jsonb, ${RECORD})
    where suppliers.id = next.id and suppliers.version = next.version and not ${hasAccount}
    returning suppliers.id, suppliers.version`.execute(tx)
  ).rows

/** Remembers under which name and address a file has listings that were not imported, so that the next file is recognised by them. */
export const rememberKeys = (tx: Db, keys: { id: number; importKey: string }[]) =>
  sql`
    update suppliers set import_key = known."importKey"
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as known (id integer, "importKey" text)
    where suppliers.id = known.id and import_key is null`.execute(tx)
