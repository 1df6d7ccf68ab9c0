import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit, SYSTEM } from '#server/features/audit/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { ownersAddress, receiverOf, recipientFor } from '#server/features/emails/readers/receivers.ts'
import { unverify } from '#server/features/suppliers/check-queries.ts'
import { evidenceToEnd, evidenceToWarnOf, markWarned } from './expiry-queries.ts'
import { sealOf } from './seal-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'changes' | 'config' | 'now'>

/** How many days before the end supplier and owner are told, and told again. */
const WARNED_DAYS = { first: 30, second: 7 }
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

/** Takes the seal of suppliers whose evidence ended before today, a Sydney day, and tells them and the owner. */
const endSome = (deps: Deps): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const { changes, now } = deps
    const ended = await evidenceToEnd(tx, sydneyDay(now()), BATCH)
    for (const { supplierId } of ended) {
      const before = await sealOf(tx, supplierId)
      await unverify(tx, supplierId)
      const details = { before, after: await sealOf(tx, supplierId) }
      await insertAudit(tx, SYSTEM, { action: 'supplier.unverify', subject: `supplier ${supplierId}`, details })
    }
    await tellOf(tx, deps, ended, { hasEnded: true })
    if (ended.length > 0) await changes.publish(tx)
    return ended.length
  })

/** Tells suppliers and the owner of evidence that ends within a month, and again within a week. */
const warnSome = (deps: Deps): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const dayIn = (days: number) => sydneyDay(new Date(now.getTime() + days * DAY_MS))
    const days = { first: dayIn(WARNED_DAYS.first), second: dayIn(WARNED_DAYS.second) }
    const ending = await evidenceToWarnOf(tx, days, BATCH)
    await markWarned(
      tx,
      ending.map(({ supplierId }) => supplierId),
      { ...days, now },
    )
    await tellOf(tx, deps, ending, {})
    return ending.length
  })

type Evidence = Awaited<ReturnType<typeof evidenceToEnd>>[number]

/** Enqueues an email to each of the suppliers, and one to the owner for each. */
async function tellOf(tx: Db, deps: Deps, suppliers: Evidence[], state: { hasEnded?: true }): Promise<void> {
  const emails: NewEmail[] = []
  for (const { supplierId, what, expiresOn } of suppliers) {
    const supplier = await receiverOf(tx, supplierId)
    const facts = { supplier, what, expiresOn, ...state }
    const { recipient, forOwner } = recipientFor(supplier, deps)
    if (!forOwner) emails.push({ kind: 'evidence-expiring', recipient, replyTo: null, facts: { ...facts, forOwner: false } })
    emails.push({ kind: 'evidence-expiring', recipient: ownersAddress(deps.config), replyTo: null, facts: { ...facts, forOwner: true } })
  }
  if (emails.length > 0) await enqueueEmails(tx, deps, emails, { sender: null })
}
