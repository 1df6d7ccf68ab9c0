import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { EMAILS } from '#server/features/emails/queue/enqueue-emails.ts'
import { settleStopped } from './settle-stopped.ts'
import { hasStopped } from '#server/features/emails/readers/stop-queries.ts'
import {
  insertConfirmedAddresses,
  insertDigest,
  lockHeld,
  markDigested,
  queueHeld,
  recipientsOfDigests,
  type DigestKind,
  type HeldEmail,
} from '#server/features/emails/queue/queries.ts'

type Deps = Pick<Context, 'db' | 'jobs'>
type DigestDeps = Deps & Pick<Context, 'log' | 'config'>

/** An address gets one digest in this time: a little less than an hour, because a schedule is never quite on time. */
const DIGESTS = { name: 'digest', points: 1, seconds: 3300 }
/** The emails that a digest shows. Those beyond are counted in it. */
const MAX_SHOWN = 20

/** Schedules the job that sends the digests every hour. */
export function scheduleDigests(deps: DigestDeps): void {
  deps.jobs.schedule('email-digests', '10 * * * *', () => sendDigests(deps))
}

/**
 * Sends every address one email about those that its budget has held back (docs/behaviour/emails.md, Email budgets). One that fails is
 * logged and left to the next hour.
 */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  for (const { recipient } of await recipientsOfDigests(deps.db, 'digest'))
    await inTransaction(deps.db, (tx) => sendDigest(tx, deps, recipient)).catch((error: unknown) =>
      deps.log.error({ err: error }, 'A digest of emails failed'),
    )
}

async function sendDigest(tx: Db, deps: DigestDeps, recipient: string): Promise<void> {
  await settleStopped(tx, deps, recipient)
  if (await hasStopped(tx, { list: 'digests', emailHash: addressHash(tx, recipient) })) return
  const { points } = await addPoint(tx, DIGESTS, addressHash(tx, recipient))
  if (points <= DIGESTS.points) await sendHeld(tx, deps, await lockHeld(tx, recipient, ['digest']))
}

/** Records that an address is read, by somebody without an account, and sends what has waited for that. */
export async function confirmReader({ db, jobs }: Deps, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await insertConfirmedAddresses(tx, [addressHash(tx, email)])
    await releaseHeld(tx, { jobs }, email)
  })
}

/** Sends the emails that were held back for an address that is confirmed now. */
export const releaseHeld = async (tx: Db, deps: Pick<Context, 'jobs'>, email: string): Promise<void> =>
  sendHeld(tx, deps, await lockHeld(tx, email, ['digest', 'opening']))

/** Sends one email as it is, and several as a digest. */
export async function sendHeld(tx: Db, { jobs }: Pick<Context, 'jobs'>, held: HeldEmail[], kind: DigestKind = 'digest'): Promise<void> {
  const [first] = held
  if (!first) return
  const ids = held.map(({ id }) => id)
  if (held.length === 1) {
    await queueHeld(tx, first.id)
  } else {
    const others = Math.max(0, ids.length - MAX_SHOWN)
    await insertDigest(tx, kind, first.recipient, { emailIds: ids.slice(0, MAX_SHOWN), others })
    await markDigested(tx, ids)
  }
  jobs.wake(tx, EMAILS)
}
