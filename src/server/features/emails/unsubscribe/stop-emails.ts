import type { EmailList } from '#contract/emails/unsubscribe.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { subscriptionOf, type Subscription } from '#server/features/emails/readers/list-tokens.ts'
import { settleStop } from '#server/features/emails/delivery/settle-stopped.ts'
import { deleteStop, insertStop } from '#server/features/emails/readers/stop-queries.ts'

/** What features do in the same transaction when an address leaves one of their lists, or comes back to it. */
export type OnStop = Partial<Record<EmailList, (tx: Db, emailHash: string) => Promise<unknown>>>
export type StopDeps = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets'> & { onStop: OnStop; onResume: OnStop }
type Deps = Omit<StopDeps, 'onResume'>

/**
 * Stops the emails of a token's list to its address, those included that wait to be sent; of those to an unclaimed listing, what a buyer
 * waits for goes to the owner. Returns whether they were stopped before.
 * @throws 404 for a token that is not valid
 */
export async function stopSending({ db, jobs, config, secrets, onStop }: Deps, token: string): Promise<{ wasStopped: boolean }> {
  const stop = subscriptionOf({ db, secrets }, token)
  return inTransaction(db, async (tx) => ({ wasStopped: !(await stopList(tx, { jobs, config, onStop }, stop)) }))
}

/** Stops the emails of a list to an address; returns false where they were stopped before. */
export async function stopList(tx: Db, { jobs, config, onStop }: Omit<Deps, 'db' | 'secrets'>, stop: Subscription): Promise<boolean> {
  const isNew = await insertStop(tx, stop)
  await settleStop(tx, { jobs, config }, stop)
  await onStop[stop.list]?.(tx, stop.emailHash)
  return isNew
}

/** Has the emails sent again from now on. @throws 404 for a token that is not valid; what `onResume` throws */
export function resumeSending({ db, secrets, onResume }: Pick<StopDeps, 'db' | 'secrets' | 'onResume'>, token: string): Promise<void> {
  const stop = subscriptionOf({ db, secrets }, token)
  return inTransaction(db, (tx) => resumeList(tx, { onResume }, stop))
}

/** Has the emails of a list sent to an address again. @throws what `onResume` throws */
export async function resumeList(tx: Db, { onResume }: Pick<StopDeps, 'onResume'>, stop: Subscription): Promise<void> {
  await onResume[stop.list]?.(tx, stop.emailHash)
  await deleteStop(tx, stop)
}
