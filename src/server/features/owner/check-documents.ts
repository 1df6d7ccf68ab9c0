import type { Input } from '#contract/endpoint.ts'
import type { checkDocuments, Checks } from '#contract/supplier-profile.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { checksOf, deleteDocuments, upsertDocuments } from '#server/features/suppliers/check-queries.ts'
import { invalid } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/requester.ts'

/**
 * Records that the owner has checked a supplier's documents, or withdraws that when `expiresOn` is null; the audit lists either.
 * @throws 400 for a day in the past
 */
export const noteDocuments = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id: supplierId, expiresOn }: Input<typeof checkDocuments>,
  by: SessionAccount,
): Promise<Checks> =>
  inTransaction(db, async (tx) => {
    const today = sydneyDay(now())
    if (expiresOn !== null && expiresOn < today)
      throw invalid([{ path: 'expiresOn', message: 'These documents have expired. Please give the last day that they hold.' }])
    if (expiresOn === null) await deleteDocuments(tx, supplierId)
    else await upsertDocuments(tx, { supplierId, checkedAt: now(), expiresOn })
    const action = expiresOn === null ? 'documents.withdraw' : 'documents.check'
    await insertAudit(tx, by, { action, subject: `supplier ${supplierId}`, details: { expiresOn } })
    return checksOf(tx, supplierId, today)
  })
