import { createHash, createHmac } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from './schema.ts'

/** The database or a transaction on it, as in `db.ts`, which uses this file. */
type Db = Kysely<DB>

/** The bytes of a block of SHA-256, to which a key of HMAC is filled up (RFC 2104). */
const BLOCK = 64

type Keyed = { key: Buffer; pads: Buffer }
/** The key of each database, and of each transaction on it. */
const keys = new WeakMap<Db, Keyed>()

/** Has the hashes of email addresses in this database made with a key. Once for a database, before anything else uses it. */
export function setAddressKey(db: Db, key: Buffer): void {
  const pad = (byte: number) => Buffer.alloc(BLOCK, byte).map((each, at) => each ^ (key[at] ?? 0))
  keys.set(db, { key, pads: Buffer.concat([pad(0x36), pad(0x5c)]) })
}

/** Gives a transaction the key of its database. */
export function shareAddressKey(db: Db, tx: Db): void {
  const keyed = keys.get(db)
  if (keyed) keys.set(tx, keyed)
}

function keyedOf(db: Db): Keyed {
  const keyed = keys.get(db)
  if (!keyed) throw new Error('The key of this database was not opened: no address can be looked up')
  return keyed
}

/** Returns what stands for an email address in the database and in counts. Addresses compare without case. */
export const addressHash = (db: Db, email: string): string =>
  keyedHash(db, createHash('sha256').update(email.toLowerCase()).digest('base64url'))

/** Returns the same of the hash that stood for an address before there was a key. */
export const keyedHash = (db: Db, unkeyed: string): string => createHmac('sha256', keyedOf(db).key).update(unkeyed).digest('base64url')

/** Matches rows with the hash of an email address. */
export const hashedFrom = (db: Db, email: string): RawBuilder<boolean> => sql<boolean>`email_hash = ${addressHash(db, email)}`

/** Returns what `hashOfColumn` makes hashes with: a value of a statement, of which a precompiled one has a place of its own for each. */
export const padsOf = (db: Db): Buffer => keyedOf(db).pads

/** Returns the hash of the address in a column. */
export const hashOfColumn = (address: string, pads: Buffer): RawBuilder<string> =>
  sql<string>`address_hash(${sql.ref(address)}, ${pads}::bytea)`
