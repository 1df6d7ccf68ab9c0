import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { Secrets } from '#server/security/encryption.ts'

/** The form of the file; a later one may not be readable by an earlier version of the site. */
export const FORMAT = 1
/** The names of the files in a backup. */
export const MANIFEST = 'manifest.json'
export const UPLOADS = 'uploads.json'
export const tableFile = (table: string): string => `tables/${table}.copy`
export const uploadFile = (name: string): string => `uploads/${name}`

const Table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), bytes: z.int(), sha256: z.string() })
/** The first file of a backup: what is in it, and which version of the site made it. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.nullable(z.string()) })),
  /** Tells whether another site has the same secret. */
  secret: z.string(),
})
export type Manifest = z.output<typeof Manifest>

/** The last file of a backup: the uploaded pictures with their checksums. A backup without it is not complete. */
export const Uploads = z.record(z.string(), z.string())
export type Uploads = z.output<typeof Uploads>

/** Returns the fingerprint of a secret: the same for the same secret, and too short to tell anything else about it. */
const fingerprintOf = (secret: string) => createHmac('sha256', secret).update('fingerprint in a backup').digest('hex').slice(0, 8)

/** Returns the fingerprint of the secret that encrypts. */
export const fingerprint = ([secret]: Secrets): string => fingerprintOf(secret)

/** Returns whether what was encrypted on the site of a backup can be opened with these secrets. */
export const canOpen = (secrets: Secrets, { secret }: Pick<Manifest, 'secret'>): boolean =>
  secrets.some((each) => fingerprintOf(each) === secret)
