import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { ImportRunning } from '#server/features/import/file/import-error.ts'
import { lockImports } from '#server/features/suppliers/import-queries.ts'
import { conflict } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { beginUndo, deleteListings, effectsToUndo, endUndo, noteUndone, restoreListings, UNDO_BATCH } from './undo-queries.ts'

const UNDOS = 'supplier-import-undos'
const POLICY = { attempts: 20, backoff: { firstSeconds: 2, maxSeconds: 60 }, timeoutSeconds: 900 }

/** Begins to undo an import. @throws 409 where it is not over, changed nothing, is undone already, or its 30 days are over */
export const startUndo = (deps: Pick<Context, 'db' | 'jobs' | 'now'>, id: string, by: SessionAccount): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await beginUndo(tx, id, by.username, deps.now())))
      throw conflict('This import cannot be undone: it is not over, has changed nothing, was undone, or is older than 30 days.')
    await insertAudit(tx, by, { action: 'supplier.import-undo', subject: `import ${id}` })
    await deps.jobs.enqueue(tx, UNDOS, [id])
  })

type Deps = Pick<Context, 'db' | 'changes' | 'now'>

/** Sets the worker that undoes imports; one that was interrupted goes on where it was. */
export function workOnUndos(deps: Deps & Pick<Context, 'jobs'>): void {
  deps.jobs.work(UNDOS, (id) => undoInSteps(deps, id), POLICY)
}

async function undoInSteps(deps: Deps, id: string): Promise<void> {
  while ((await undoSome(deps, id)) === UNDO_BATCH);
  await endUndo(deps.db, id, deps.now())
}

/** Undoes what is left of an import, some listings in a transaction of their own; returns how many they were. */
const undoSome = ({ db, changes, now }: Deps, id: string): Promise<number> =>
  inTransaction(db, async (tx) => {
    if (!(await lockImports(tx))) throw new ImportRunning()
    const found = await effectsToUndo(tx, id)
    if (found.length === 0) return 0
    const ids = (isNew: boolean) => found.filter((one) => one.isUntouched && one.isNew === isNew).map(({ listingId }) => listingId)
    const [added, changed] = [ids(true), ids(false)]
    if (changed.length > 0) await restoreListings(tx, id, changed, now())
    if (added.length > 0) await deleteListings(tx, added)
    const all = found.map(({ listingId }) => listingId)
    const counts = { takenOut: added.length, putBack: changed.length, leftAlone: all.length - added.length - changed.length }
    await noteUndone(tx, id, all, counts)
    if (added.length + changed.length > 0) await changes.publish(tx)
    return found.length
  })
