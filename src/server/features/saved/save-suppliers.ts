import type { saveSupplier } from '#contract/directory/saved.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_SAVED } from '#contract/options.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict } from '#server/http/problems.ts'
import { countSaved, insertSaved, newToSave, updateNote } from './queries.ts'

/** Saves a supplier, and the note on it where one is given. @throws 409 when the list is full */
export const saveOne = (db: Db, accountId: string, { supplierId, note }: Input<typeof saveSupplier>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const saved = await countSaved(tx, accountId)
    const [id] = await newToSave(tx, accountId, [supplierId])
    if (id !== undefined) {
      if (saved >= MAX_SAVED) throw conflict(`You have saved ${MAX_SAVED} suppliers, as many as the list holds. Please remove some first.`)
      await insertSaved(tx, accountId, [id])
    }
    if (note !== undefined) await updateNote(tx, accountId, supplierId, note)
  })

/**
 * Adds the suppliers that a browser had stored to the account's list. Those that no longer exist are left out, and the first ones where the
 * list has no room for all.
 */
export const saveMany = (db: Db, accountId: string, supplierIds: number[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (supplierIds.length === 0) return
    const room = MAX_SAVED - (await countSaved(tx, accountId))
    const ids = await newToSave(tx, accountId, supplierIds)
    const last = ids.slice(Math.max(0, ids.length - room))
    if (last.length > 0) await insertSaved(tx, accountId, last)
  })
