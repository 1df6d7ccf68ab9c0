import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { MIB } from '#shared/bytes.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { conflict, invalid, tooMany } from '#server/http/problems.ts'

/**
 * What an idempotency key belongs to: caller and path. The body must be the same for the same key. `payer` stands for whoever sent the call
 * in limits, since visitors are one caller.
 */
export type KeyedCall = { caller: string; payer: string; path: string; key: string; body: unknown }

/** The bytes of long responses that are stored in a day for one account or network: the thread of a request has megabytes. */
const RESPONSES = { name: 'idempotency', points: 100 * MIB, seconds: 86_400 }
/** Shorter ones cost less than counting them; the limits on calls bound them. */
const LONG = 16 * 1024

/** Returns the key. @throws 400 unless it is 1 to 200 printable characters (docs/behaviour/http.md, Idempotency) */
export function checkedKey(key: string): string {
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) throw invalid([], 'The Idempotency-Key header must be 1 to 200 printable characters.')
  return key
}

/**
 * Runs `work` once for a key: within 24 hours the same key and body receive the first response again, and a concurrent second call waits
 * for the first. Key, response and the writes of `work` are one transaction.
 * @throws 409 for the same key with another body, 429 when too much is stored for the payer
 */
export const idempotent = <Response>(db: Db, call: KeyedCall, work: (tx: Db) => Promise<Response>): Promise<Response> =>
  inTransaction(db, async (tx) => {
    const bodyHash = hashOfBody(call)
    if (!(await claim(tx, call, bodyHash))) return await firstResponse<Response>(tx, call, bodyHash)
    const response = await work(tx)
    const stored = JSON.stringify(response ?? null)
    await countResponse(tx, call.payer, Buffer.byteLength(stored))
    await keyed(tx, call).set({ response: stored }).execute()
    return response
  })

const hashOfBody = ({ body }: KeyedCall): string =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url')

/** Returns the first response to a key of the last 24 hours; undefined where there is none yet. @throws 409 for another body */
export async function firstResponseOf(db: Db, call: KeyedCall): Promise<{ response: unknown } | undefined> {
  const { caller, path, key } = call
  const known = await db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('caller', '=', caller)
    .where('path', '=', path)
    .where('key', '=', key)
    .where('createdAt', '>=', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirst()
  return known && { response: await firstResponse(db, call, hashOfBody(call)) }
}

/** Stores the response to a key, and returns it; where another call with the key was faster, that one's. @throws 409 for another body */
export const storeResponse = (db: Db, call: KeyedCall, response: unknown): Promise<unknown> => idempotent(db, call, async () => response)

/**
 * Inserts the key, or reuses its row if older than a day; returns undefined where it exists. Waits for a concurrent transaction with the
 * same key.
 */
const claim = (tx: Db, { caller, path, key }: KeyedCall, bodyHash: string) =>
  tx
    .insertInto('idempotencyKeys')
    .values({ caller, path, key, bodyHash })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'path', 'key'])
        .doUpdateSet({ bodyHash, response: null, createdAt: sql`now()` })
        .where('idempotencyKeys.createdAt', '<', sql<string>`now() - interval '24 hours'`),
    )
    .returning('key')
    .executeTakeFirst()

const keyed = (tx: Db, { caller, path, key }: KeyedCall) =>
  tx.updateTable('idempotencyKeys').where('caller', '=', caller).where('path', '=', path).where('key', '=', key)

async function firstResponse<Response>(tx: Db, { caller, path, key }: KeyedCall, bodyHash: string): Promise<Response> {
  const first = await tx
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'response'])
    .where('caller', '=', caller)
    .where('path', '=', path)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.bodyHash !== bodyHash)
    throw conflict('This Idempotency-Key was used for another request. Please send the new one with a new key.')
  // Stored from the same work, for the same body.
  return first.response as Response
}

async function countResponse(tx: Db, payer: string, bytes: number): Promise<void> {
  if (bytes < LONG) return
  const { points, msLeft } = await addPoint(tx, RESPONSES, payer, bytes)
  if (points > RESPONSES.points)
    throw tooMany(msLeft, `The answers to your calls with an Idempotency-Key take more than ${RESPONSES.points / MIB} MB a day.`)
}
