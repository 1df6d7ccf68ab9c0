import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit, SYSTEM } from '#server/features/audit/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { ownersAddress, receiverOf, recipientFor } from '#server/features/emails/readers/receivers.ts'
import { unverify } from '#server/features/suppliers/check-queries.ts'
import { evidenceToEnd, evidenceToWarnOf, markWarned } from './expiry-queries.ts'
import { sealOf } from './seal-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'changes' | 'config' | 'now'>

/** How long before the end supplier and owner are told. */
const WARNED_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** Suppliers of one transaction. */
const BATCH = 50

/** Schedules the job that tells of checks that expire, and takes the seal away when they have. */
export function scheduleEvidenceExpiry(deps: Deps): void {
  deps.jobs.schedule('evidence-expiry', '5 * * * *', () => expireEvidence(deps))
}

export async function expireEvidence(deps: Deps): Promise<void> {
  while ((await endSome(deps)) === BATCH);
  while ((await warnSome(deps)) === BATCH);
}

/** Takes the seal of suppliers whose evidence ended before today, a Sydney day. */
const endSome = ({ db, changes, now }: Deps): Promise<number> =>
  inTransaction(db, async (tx) => {
    const ended = await evidenceToEnd(tx, sydneyDay(now()), BATCH)
    for (const { supplierId } of ended) {
      const before = await sealOf(tx, supplierId)
      await unverify(tx, supplierId)
      const details = { before, after: await sealOf(tx, supplierId) }
      await insertAudit(tx, SYSTEM, { action: 'supplier.unverify', subject: `supplier ${supplierId}`, details })
    }
    if (ended.length > 0) await changes.publish(tx)
    return ended.length
  })

/** Tells suppliers and the owner of evidence that ends within a month, once. */
const warnSome = (deps: Deps): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const until = sydneyDay(new Date(now.getTime() + WARNED_DAYS * DAY_MS))
    const ending = await evidenceToWarnOf(tx, until, BATCH)
    const emails: NewEmail[] = []
    for (const { supplierId, what, expiresOn } of ending) {
      const supplier = await receiverOf(tx, supplierId)
      const facts = { supplier, what, expiresOn }
      const { recipient, forOwner } = recipientFor(supplier, deps)
      if (!forOwner) emails.push({ kind: 'evidence-expiring', recipient, replyTo: null, facts: { ...facts, forOwner: false } })
      emails.push({ kind: 'evidence-expiring', recipient: ownersAddress(deps.config), replyTo: null, facts: { ...facts, forOwner: true } })
    }
    await markWarned(
      tx,
      ending.map(({ supplierId }) => supplierId),
      now,
    )
    if (emails.length > 0) await enqueueEmails(tx, deps, emails, { sender: null })
    return ending.length
  })
