import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { lockReceivers } from '#server/features/emails/readers/receiver-queries.ts'
import { recipientFor } from '#server/features/emails/readers/receivers.ts'
import { findGroup, membersOf } from '#server/features/groups/queries.ts'

/** Enqueues the email that tells the supplier of a group what each venue takes, and how to reach it. */
export async function emailOrder(tx: Db, { jobs, config }: Pick<Context, 'jobs' | 'config'>, groupId: string): Promise<void> {
  const group = await findGroup(tx, groupId)
  if (!group || group.supplierId === null) return
  const [supplier] = await lockReceivers(tx, [group.supplierId], { listed: false })
  if (!supplier) return
  const venues = (await membersOf(tx, [groupId])).flatMap(({ name, email, units, costCents, feeCents }) =>
    units !== null && name !== null && email !== null ? [{ name, email, units, costCents, feeCents }] : [],
  )
  const { item, unit, place, priceCents, total } = group
  const { recipient, forOwner } = recipientFor(supplier, { config })
  const facts = { supplier, forOwner, groupId, item, unit, place, priceCents, total, venues }
  await enqueueEmails(tx, { jobs }, [{ kind: 'group-order', recipient, replyTo: null, facts }], { sender: null })
}
