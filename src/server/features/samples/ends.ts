import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { AT_SUPPLIER } from '#contract/samples/sample-states.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { stepEmail } from './steps/emails.ts'
import { insertSteps, mattersOf } from './steps/queries.ts'

/** Samples that are ended by one statement. */
const BATCH = 500

/** A listing ends: what it has not sent is declined, and each buyer is told. What it has sent stays for its buyer to receive. */
export async function declineSamplesOf(tx: Db, context: Context, supplierId: number): Promise<void> {
  const at = context.now()
  const ended = await tx
    .updateTable('samples')
    .set({ status: 'declined', statusAt: at })
    .where('supplierId', '=', supplierId)
    .where('status', 'in', AT_SUPPLIER)
    .returning('id')
    .execute()
  for (let from = 0; from < ended.length; from += BATCH) {
    const ids = ended.slice(from, from + BATCH).map(({ id }) => id)
    const step = { step: 'decline', by: 'supplier', note: null } as const
    await insertSteps(
      tx,
      ids.map((sampleId) => ({ ...step, sampleId, accountId: null, at })),
    )
    const emails = (await mattersOf(tx, ids)).map((matter) => stepEmail(context, matter, { step: 'decline', note: null, to: 'buyer' }))
    await enqueueEmails(tx, context, emails, { sender: null })
  }
}
