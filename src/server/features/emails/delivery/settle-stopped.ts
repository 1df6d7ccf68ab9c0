import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { addressHash } from '#server/db/address-hash.ts'
import type { Subscription } from '#server/features/emails/readers/list-tokens.ts'
import { EMAILS } from '#server/features/emails/queue/enqueue-emails.ts'
import { ownersAddress } from '#server/features/emails/readers/receivers.ts'
import { deleteWaiting, passToOwner, stopsOf } from '#server/features/emails/readers/stop-queries.ts'

type Deps = Pick<Context, 'jobs' | 'config'>

/** Deletes what waits for an address on a list that it has left; of what waits for an unclaimed listing, the owner gets what a buyer waits for. */
export async function settleStop(tx: Db, { jobs, config }: Deps, stop: Subscription): Promise<void> {
  if (stop.list === 'listing') {
    await passToOwner(tx, stop, ownersAddress(config))
    jobs.wake(tx, EMAILS)
  }
  await deleteWaiting(tx, stop)
}

/**
 * Does the same for all lists that an address has left. An email that was enqueued, or was being sent in vain, in the moment of the stop is
 * not among those that the stop itself settles, so this runs before a delivery and before a digest. Not for digests: who has stopped them
 * still gets one, when the address is confirmed.
 */
export async function settleStopped(tx: Db, deps: Deps, recipient: string): Promise<void> {
  const emailHash = addressHash(tx, recipient)
  for (const { list } of await stopsOf(tx, [emailHash])) if (list !== 'digests') await settleStop(tx, deps, { list, emailHash })
}
