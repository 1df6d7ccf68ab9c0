import type { QueryClient } from '@tanstack/react-query'
import { SAVED_MOST } from '#contract/options.ts'
import type { Id } from '#contract/values.ts'
import { fetchAgain } from '#web/api/query.ts'
import { shownElsewhere } from '#web/api/failure-toast.ts'
import { write } from '#web/api/write.ts'
import { favourites, favouritesOf, sayNotTold, setFavourite } from './kept-favourites.ts'

/** One call after the other, so that the last click is the one that counts. */
let last: Promise<unknown> = Promise.resolve()
const afterThat = (work: () => Promise<void>) => (last = last.then(work, work))

/** A visitor's favourites are added to the account's, which then take their place. Those of another account are no visitor's. */
export const join = (client: QueryClient, accountId: string) =>
  afterThat(async () => {
    const before = favouritesOf.get() === '' ? favourites.get() : undefined
    if (before?.length)
      await write(client, 'POST /api/saved', { supplierIds: before.slice(-SAVED_MOST) }, { invalidates: [], failure: shownElsewhere })
    const saved = await fetchAgain(client, 'GET /api/saved', {})
    // Until now a click counted for the browser alone.
    const meanwhile = before ? changesSince(before) : []
    favouritesOf.change(() => accountId)
    favourites.change(() => saved.map(({ id }) => id).toReversed())
    for (const { id, isOne } of meanwhile) void tellAccount(client, id, isOne)
  })

function changesSince(before: Id[]): { id: Id; isOne: boolean }[] {
  const now = favourites.get()
  const added = now.filter((id) => !before.includes(id)).map((id) => ({ id, isOne: true }))
  const removed = before.filter((id) => !now.includes(id)).map((id) => ({ id, isOne: false }))
  return [...added, ...removed]
}

/** Nothing of an account stays in the browser after it. */
export const leave = () =>
  afterThat(async () => {
    favouritesOf.change(() => '')
    favourites.change(() => [])
  })

export const tellAccount = (client: QueryClient, supplierId: Id, isOne: boolean) =>
  afterThat(async () => {
    // What the account said in between does not know of it yet.
    setFavourite(supplierId, isOne)
    const failure = (error: unknown) => sayNotTold(supplierId, isOne, error)
    const address = isOne ? 'PUT /api/saved/:supplierId' : 'DELETE /api/saved/:supplierId'
    const options = { invalidates: [], outlivesPage: true, failure }
    await write(client, address, { supplierId: String(supplierId) }, options).catch(() => undefined)
  })
