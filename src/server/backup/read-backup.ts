import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import type * as z from 'zod/mini'
import { rowsIn } from '#server/db/backup/copy-text.ts'
import { Manifest, MANIFEST, tableFile, UPLOADS, Uploads, uploadFile } from './manifest.ts'

/** A file in a backup. Its content must be read to its end before the next one. */
type BackupFile = { name: string; content: AsyncIterable<Uint8Array> }

/** Thrown for a file that is no backup, or not a whole one. */
export class DamagedBackup extends Error {}

/** The manifest and the list at the end are small: nothing larger is read into memory. */
const MAX_JSON = 256 * 1024 * 1024

/** Yields the files of a backup, in order. @throws DamagedBackup */
export async function* filesOfBackup(path: string): AsyncGenerator<BackupFile, void> {
  const source = createReadStream(path)
  const plain = source.pipe(createGunzip())
  source.once('error', (error) => plain.destroy(error))
  try {
    const entries = (Readable.toWeb(plain) as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder({ strict: true }))
    for await (const { header, body } of entries) yield { name: header.name, content: readable(body) }
  } catch (error) {
    throw asDamaged(error)
  } finally {
    source.destroy()
    plain.destroy()
  }
}

async function* readable(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* body
  } catch (error) {
    throw asDamaged(error)
  }
}

/** Returns what went wrong at first; the system's own errors, such as that of a file that does not exist, as they are. */
function asDamaged(error: unknown): Error {
  let first = error as NodeJS.ErrnoException
  while (first.cause instanceof Error) first = first.cause
  if (first.syscall || first instanceof DamagedBackup) return first
  return new DamagedBackup(`Its content cannot be read (${first.message}).`, { cause: error })
}

/** Reads a whole backup and compares everything in it with its checksums. @throws DamagedBackup */
export async function verifyBackup(path: string): Promise<Manifest> {
  let manifest: Manifest | undefined
  let uploads: Uploads | undefined
  const found = new Map<string, string>()
  for await (const { name, content } of filesOfBackup(path)) {
    if (uploads || found.has(name)) throw new DamagedBackup(`It has an unexpected file, ${name}.`)
    if (!manifest) manifest = await manifestIn(name, content)
    else if (name === UPLOADS) uploads = parsed(Uploads, await textOf(content))
    else found.set(name, await checksumOf(content))
  }
  if (!manifest || !uploads) throw new DamagedBackup('It has no end.')
  compare(expectedOf(manifest, uploads), found)
  return manifest
}

/** The checksum and the number of lines; those of a picture say nothing, and are not compared. */
async function checksumOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash: Hash = createHash('sha256')
  let rows = 0
  for await (const chunk of content) {
    hash.update(chunk)
    rows += rowsIn(chunk)
  }
  return `${hash.digest('hex')} ${rows}`
}

function expectedOf({ tables }: Manifest, uploads: Uploads): Map<string, string> {
  return new Map([
    ...tables.map(({ name, sha256, rows }) => [tableFile(name), `${sha256} ${rows}`] as const),
    ...Object.entries(uploads).map(([name, sha256]) => [uploadFile(name), sha256] as const),
  ])
}

function compare(expected: Map<string, string>, found: Map<string, string>): void {
  for (const [name, checksum] of expected)
    if (!found.get(name)?.startsWith(checksum)) throw new DamagedBackup(`${name} is missing or damaged.`)
  for (const name of found.keys()) if (!expected.has(name)) throw new DamagedBackup(`It has an unexpected file, ${name}.`)
}

async function manifestIn(name: string, content: AsyncIterable<Uint8Array>): Promise<Manifest> {
  if (name !== MANIFEST) throw new DamagedBackup(`It does not begin with ${MANIFEST}.`)
  return parsed(Manifest, await textOf(content))
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > MAX_JSON) throw new DamagedBackup('A list in it is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new DamagedBackup('A list in it cannot be read.', { cause: error })
  }
}
