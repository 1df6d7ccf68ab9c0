import type { Id } from '#contract/endpoint/values.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { stored } from '#web/storage/stored.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const isIds = (value: unknown): value is Id[] => Array.isArray(value) && value.every(Number.isInteger)
const isText = (value: unknown): value is string => typeof value === 'string'

/** Ids of the favourite suppliers in the order of adding: a visitor's, stored in this browser only, or a copy of the account's. */
export const savedStore = stored<Id[]>({ key: 'favourites', area: () => localStorage, empty: [], isValid: isIds })
/** Id of the account that the favourites belong to; empty for a visitor. */
export const savedOf = stored<string>({ key: 'favourites-of', area: () => localStorage, empty: '', isValid: isText })

export const setSaved = (id: Id, isSaved: boolean) =>
  void savedStore.change((ids) => [...ids.filter((other) => other !== id), ...(isSaved ? [id] : [])])

/** Reverts a change that could not be saved in the account, and shows the error. */
export function revertSaved(id: Id, isSaved: boolean, error: unknown) {
  setSaved(id, !isSaved)
  toast(failureToast(error))
}
