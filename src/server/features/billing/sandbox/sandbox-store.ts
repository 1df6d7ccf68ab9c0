import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import type { SandboxStore } from '#server/ports/payments/sandbox/sandbox-store.ts'
import { documentById, insertDocument, insertEvents, lockDocument, updateDocument } from './sandbox-queries.ts'

/** The queue of events that the sandbox sends. */
export const SANDBOX_WEBHOOKS = 'sandbox-webhooks'

/** Keeps what the sandbox knows in the database, where all processes find it; its events are sent once that is committed. */
export const sandboxStore = ({ db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>): SandboxStore => ({
  change: (customer, work) =>
    inTransaction(db, async (tx) => {
      const before = await lockDocument(tx, customer)
      const { document, events, result } = work(before, now())
      if (before) await updateDocument(tx, document)
      // Of two calls that create a customer, the second finds it once the first is done.
      else if (!(await insertDocument(tx, document))) return work(await lockDocument(tx, customer), now()).result
      if (events.length > 0) {
        await insertEvents(
          tx,
          events.map((event) => ({ id: event.id, payload: JSON.stringify(event) })),
        )
        await jobs.enqueue(
          tx,
          SANDBOX_WEBHOOKS,
          events.map(({ id }) => id),
        )
      }
      return result
    }),
  read: (customer) => documentById(db, customer),
})
