import type { saveSupplier } from '#contract/directory/saved.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_SAVED } from '#contract/options.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { checkMatch, type VersionedResponse } from '#server/http/kinds/versioned-kind.ts'
import { conflict } from '#server/http/problems.ts'
import { noteVersionOf } from './note-version.ts'
import { countSaved, insertSaved, newToSave, noteOn, updateNote } from './queries.ts'

const CHANGED = 'This note was changed meanwhile, perhaps in another tab. Nothing was saved.'

/**
 * Saves a supplier, and the note on it where one is given.
 * @throws 409 when the list is full, and where `ifMatch` does not name what the note says
 */
export const saveOne = (
  db: Db,
  accountId: string,
  { supplierId, note }: Input<typeof saveSupplier>,
  ifMatch: string | undefined,
): Promise<VersionedResponse<void>> =>
  inTransaction(db, async (tx) => {
    const saved = await countSaved(tx, accountId)
    const before = await noteOn(tx, accountId, supplierId)
    checkMatch(ifMatch, [etagOf(before)], CHANGED)
    const [id] = await newToSave(tx, accountId, [supplierId])
    if (id !== undefined) {
      if (saved >= MAX_SAVED) throw conflict(`You have saved ${MAX_SAVED} suppliers, as many as the list holds. Please remove some first.`)
      await insertSaved(tx, accountId, [id])
    }
    if (note !== undefined) await updateNote(tx, accountId, supplierId, note)
    return { body: undefined, etag: etagOf(note === undefined ? before : note) }
  })

const etagOf = (note: string | null) => `"${noteVersionOf(note)}"`

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
