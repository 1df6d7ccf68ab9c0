import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { PriceListRow } from '#contract/price-lists/price-lists.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { changeRow, fetchPageAgain, isStale, PRICE_LIST } from '#web/api/price-list.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import {
  changedFields,
  draftIn,
  fieldOfPath,
  problemsIn,
  rowOf,
  valuesOf,
  type RowProblems,
  type RowValues,
} from '#web/features/price-lists/row-values.ts'
import { useRequesterStorage } from '#web/storage/requester-storage.ts'

/** Where a row stands: the search and the page in which it was found, and the version of the list then. */
export type RowPlace = { supplierId: Id; search: string; offset: number; etag: string }
type Conflict = { changed: string[]; keepMine: () => void; takeTheirs: () => void; close: () => void }

const GONE = 'This row is no longer where it was. Please load the page again; what you typed is kept.'

/**
 * Edits one row. What is typed is kept in the browser until it is saved. Where somebody has changed the list meanwhile, but not this row, it is
 * saved all the same; where they have changed the row too, its editor decides.
 */
export function useRowEdit(row: PriceListRow, { supplierId, search, offset, etag }: RowPlace, onSaved: () => void) {
  const client = useQueryClient()
  const { values, type, clear, start } = useRowDraft(row)
  const [problems, setProblems] = useState<RowProblems>({})
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const change = useUpload(changeRow, { invalidates: [PRICE_LIST], success: 'Saved', failure: shownElsewhere })
  const fail = (error: unknown) => {
    const found = fieldErrorsIn(error).map(({ path, message }) => [fieldOfPath(path), message] as const)
    setProblems(Object.fromEntries(found))
    if (found.length === 0) setProblem(serverMessage(error))
  }
  const save = async (ifMatch = etag, base = row): Promise<void> => {
    const found = problemsIn(values)
    setProblems(found)
    setProblem(undefined)
    if (Object.keys(found).length > 0) return
    try {
      await change.sendOrThrow({ id: supplierId, rowId: row.id, ifMatch, ...differences(rowOf(values, row), row) })
      clear()
      onSaved()
    } catch (error) {
      await (isStale(error) ? settle(base) : fail(error))
    }
  }
  /** Goes on with the list as it is by now. */
  const settle = async (base: PriceListRow) => {
    const page = await fetchPageAgain(client, supplierId, search, offset).catch(fail)
    if (!page) return
    const now = page.rows.find(({ id }) => id === row.id)
    if (!now) return setProblem(GONE)
    const changed = changedFields(base, now)
    if (changed.length === 0) return save(page.etag, now)
    const decide = (then: () => unknown) => () => {
      setConflict(undefined)
      void then()
    }
    setConflict({
      changed,
      keepMine: decide(() => save(page.etag, now)),
      takeTheirs: decide(() => {
        start(now)
      }),
      close: () => setConflict(undefined),
    })
  }
  return { values, problems, problem, conflict, type, clear, save: () => void save(), isSaving: change.isPending }
}

/** What is typed into the form of a row: it is kept in the browser until it is saved or given up. */
function useRowDraft(row: PriceListRow) {
  const storage = useRequesterStorage()
  const draft = `price-list-draft-${row.id}` as const
  const [values, setValues] = useState<RowValues>(() => draftIn(storage?.read(draft)) ?? valuesOf(row))
  const clear = () => storage?.remove(draft)
  return {
    values,
    clear,
    type: (more: Partial<RowValues>) => {
      const next = { ...values, ...more }
      setValues(next)
      storage?.write(draft, next)
    },
    start: (now: PriceListRow) => {
      clear()
      setValues(valuesOf(now))
    },
  }
}

/** Returns the fields in which a row differs from what it was. */
const differences = <Fields extends object>(row: Fields, was: Fields): Partial<Fields> =>
  // What is left of an object has some of its fields.
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(was, name))),
  ) as Partial<Fields>
