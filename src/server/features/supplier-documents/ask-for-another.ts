import type { Input } from '#contract/endpoint/endpoint.ts'
import { DOCUMENT_KINDS, type askForAnother } from '#contract/suppliers/supplier-documents.ts'
import { required } from '#shared/required.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { businessNameOf, managerOf } from '#server/features/accounts/queries.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { conflict } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { setAsked } from './queries.ts'

/** Asks the supplier of a document for another one, which answers it: in the dashboard, and by email. @throws 409 when that was asked already */
export const askFor = (
  deps: Pick<Context, 'db' | 'jobs' | 'now'>,
  { id, text }: Input<typeof askForAnother>,
  by: SessionAccount,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const asked = await setAsked(tx, id, text, deps.now())
    if (!asked) throw conflict('You have asked for another document already, or the supplier has taken this one back.')
    const { supplierId, kind } = asked
    await insertAudit(tx, by, { action: 'document.ask', subject: `supplier ${supplierId}`, details: { documentId: id, kind, text } })
    const manager = await managerOf(tx, supplierId)
    if (!manager) return
    const supplier = { id: supplierId, businessName: required(await businessNameOf(tx, supplierId), 'The listing of a document') }
    const email = {
      kind: 'document-asked',
      recipient: manager.email,
      replyTo: null,
      facts: { supplier, document: DOCUMENT_KINDS[kind], text },
    } as const
    await enqueueEmails(tx, deps, [email], { sender: null })
  })
