import type { QueryClient } from '@tanstack/react-query'
import { MAX_SAVED } from '#contract/options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { write } from '#web/api/writes/write.ts'
import { savedStore, savedOf, revertSaved, setSaved } from './saved-store.ts'

/** The change enqueued last: changes run one after the other, so that the last click determines the result. */
let last: Promise<unknown> = Promise.resolve()
const enqueue = (work: () => Promise<void>) => (last = last.then(work, work))

/**
 * Adds a visitor's favourites to the account's, then replaces them by the account's. Favourites of another account are replaced without
 * being added.
 */
export const mergeSaved = (client: QueryClient, accountId: string) =>
  enqueue(async () => {
    const before = savedOf.get() === '' ? savedStore.get() : undefined
    if (before?.length)
      await write(client, 'POST /api/saved', { supplierIds: before.slice(-MAX_SAVED) }, { invalidates: [], failure: shownElsewhere })
    const saved = await allSaved(client)
    // Clicks meanwhile changed only the copy in the browser.
    const meanwhile = before ? changesSince(before) : []
    savedOf.change(() => accountId)
    savedStore.change(() => saved.toReversed())
    for (const { id, isFavourite: isSaved } of meanwhile) void updateAccount(client, id, isSaved)
  })

/** As many as one response may have. */
const PAGE_SIZE = 100

/** Returns the ids of all suppliers that the account has saved, the last one first, read page by page. */
async function allSaved(client: QueryClient): Promise<Id[]> {
  const ids = new Set<Id>()
  for (let offset = 0; offset < MAX_SAVED; offset += PAGE_SIZE) {
    const { items } = await fetchAgain(client, 'GET /api/saved', { limit: PAGE_SIZE, offset })
    for (const { id } of items) ids.add(id)
    if (items.length < PAGE_SIZE) break
  }
  return [...ids]
}

function changesSince(before: Id[]): { id: Id; isFavourite: boolean }[] {
  const now = savedStore.get()
  const added = now.filter((id) => !before.includes(id)).map((id) => ({ id, isFavourite: true }))
  const removed = before.filter((id) => !now.includes(id)).map((id) => ({ id, isFavourite: false }))
  return [...added, ...removed]
}

/** Removes the account's favourites from the browser after signing out. */
export const clearSaved = () =>
  enqueue(async () => {
    savedOf.change(() => '')
    savedStore.change(() => [])
  })

/** `note` is that of a supplier which is saved again. */
export const updateAccount = (client: QueryClient, supplierId: Id, isSaved: boolean, note?: string) =>
  enqueue(async () => {
    // A response in between may not include this change yet.
    setSaved(supplierId, isSaved)
    const failure = (error: unknown) => revertSaved(supplierId, isSaved, error)
    const params = { supplierId: String(supplierId) }
    const options = { invalidates: note ? (['GET /api/saved'] as const) : [], outlivesPage: true, failure }
    await (
      isSaved
        ? write(client, 'PUT /api/saved/:supplierId', { ...params, ...(note && { note }) }, options)
        : write(client, 'DELETE /api/saved/:supplierId', params, options)
    ).catch(() => undefined)
  })
