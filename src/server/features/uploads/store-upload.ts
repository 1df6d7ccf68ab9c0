import { randomUUID } from 'node:crypto'
import { variantOf } from '#shared/pictures/upload-variants.ts'
import { benefitsOf } from '#contract/billing/plans.ts'
import { pictureBytesFor } from '#contract/endpoint/quotas.ts'
import { MIB } from '#shared/bytes.ts'
import type { Upload } from '#contract/uploads.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount, type AccountRow } from '#server/features/accounts/queries.ts'
import { subscriptionOf } from '#server/features/plans/plan.ts'
import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'
import { Problem, unauthorised } from '#server/http/problems.ts'
import { encode, type Rendition } from '#server/pictures/encode.ts'
import { bytesOfAccount, insertUpload } from './queries.ts'

/** Limits the memory that decoded pictures take. */
const runInQueue = createBoundedQueue(2, 20)

/**
 * Stores a picture in all its sizes. Its row is inserted first, so that the nightly job (clear-unused.ts) can remove the files of an upload
 * that failed halfway.
 * @throws 413 also when the account's pictures leave no room for it, 415, and 503 when too many uploads are waiting
 */
export async function storeUpload(
  { db, images, now }: Pick<Context, 'db' | 'images' | 'now'>,
  accountId: string,
  file: Buffer,
): Promise<Upload> {
  const renditions = await runInQueue(() => encode(file))
  const name = `${randomUUID()}.webp`
  const bytes = renditions.reduce((sum, rendition) => sum + rendition.bytes.length, 0)
  const createdAt = now()
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) throw unauthorised('Please sign in.')
    await rejectBeyondRoom(tx, account, bytes, createdAt)
    await insertUpload(tx, { name, accountId, bytes, createdAt })
  })
  for (const rendition of renditions) await images.put(nameOf(name, rendition), rendition.bytes)
  return { url: `/uploads/${name}` }
}

/** Checks a supplier's room (docs/behaviour/limits.md, Quotas); the owner's is that of the disk. @throws 413 */
async function rejectBeyondRoom(tx: Db, { id, role, supplierId }: AccountRow, added: number, now: Date): Promise<void> {
  if (role === 'owner') return
  const { plan } = await subscriptionOf(tx, supplierId, now)
  const most = pictureBytesFor(benefitsOf(plan).pictures)
  if ((await bytesOfAccount(tx, id)) + added <= most) return
  throw new Problem(
    413,
    `Your pictures can take up ${most / MIB} MB, and there is no room left for this one. Please remove some from your listing; there is room again a day later.`,
  )
}

const nameOf = (name: string, { width, format }: Rendition) => (width === null ? name : variantOf(name, width, format))
