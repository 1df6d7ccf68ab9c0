import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { requestSample } from '#contract/samples/samples.ts'
import { isService } from '#contract/suppliers/service-categories.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { receiversOf } from '#server/features/emails/readers/receivers.ts'
import { textsOf } from '#server/features/quotes/thread/count-texts.ts'
import { readingKeyOf } from '#server/features/samples/access/link-key.ts'
import { sampleDetail } from '#server/features/samples/shown/shown-sample.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { invalid, notFound } from '#server/http/problems.ts'
import { requestEmails } from './emails.ts'

type Deps = Pick<Context, 'jobs' | 'config' | 'secrets' | 'now'>

const NO_SERVICES = 'There are no samples of services. Please ask this supplier for a quote instead.'

/**
 * Stores what somebody would like a sample of and enqueues the emails to supplier and buyer.
 * @throws 404 for an unknown supplier, 400 for services and for a product of another supplier, 413 when the sender has written too much within a day
 */
export async function askForSample(
  tx: Db,
  deps: Deps,
  { id: supplierId, item, productId, ...request }: Input<typeof requestSample>,
  requester: Requester,
): Promise<Output<typeof requestSample>> {
  const [supplier] = await receiversOf(tx, [supplierId])
  if (!supplier) throw notFound('This supplier')
  if (isService(supplier.category)) throw invalid([{ path: 'item', message: NO_SERVICES }])
  if (productId !== null && !(await hasProduct(tx, supplierId, productId)))
    throw invalid([{ path: 'productId', message: 'This product is not there any more. Please say what you would like in words.' }])
  const at = deps.now()
  const { id } = await tx
    .insertInto('samples')
    .values({
      ...request,
      item,
      productId,
      supplierId,
      supplierName: supplier.businessName,
      supplierCategory: supplier.category,
      accountId: requester.account?.id ?? null,
      createdAt: at,
      statusAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sender = senderOf(requester)
  const emails = requestEmails(deps, { id, item, supplier, request })
  await enqueueEmails(tx, deps, emails, { sender, further: textsOf(sender, [{ item, ...request }]) })
  const readsOnly = requester.account === null
  const sample = await sampleDetail(tx, id, 'buyer', { readsOnly })
  return { ...sample, ...(readsOnly && { key: readingKeyOf(deps.secrets, id) }) }
}

/** Locks a product of a supplier against deletion. */
const hasProduct = async (tx: Db, supplierId: number, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .forKeyShare()
    .executeTakeFirst()) !== undefined
