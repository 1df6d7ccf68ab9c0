import { SAVED_MOST } from '#contract/options.ts'
import type { Id } from '#contract/values.ts'
import { callOverHttp } from '#web/api/call.ts'
import { favourites, favouritesOf, sayNotTold, setFavourite } from './kept-favourites.ts'

/** One call after the other, so that the last click is the one that counts. */
let last: Promise<unknown> = Promise.resolve()
const afterThat = (work: () => Promise<void>) => (last = last.then(work, work))

/** A visitor's favourites are added to the account's, which then take their place. Those of another account are no visitor's. */
export const join = (accountId: string) =>
  afterThat(async () => {
    const before = favouritesOf.get() === '' ? favourites.get() : undefined
    if (before?.length) await callOverHttp('POST /api/saved', { supplierIds: before.slice(-SAVED_MOST) })
    const saved = await callOverHttp('GET /api/saved', {})
    // Until now a click counted for the browser alone.
    const meanwhile = before ? changesSince(before) : []
    favouritesOf.change(() => accountId)
    favourites.change(() => saved.map(({ id }) => id).toReversed())
    for (const { id, isOne } of meanwhile) void tellAccount(id, isOne)
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

export const tellAccount = (supplierId: Id, isOne: boolean) =>
  afterThat(async () => {
    // What the account said in between does not know of it yet.
    setFavourite(supplierId, isOne)
    try {
      const address = isOne ? 'PUT /api/saved/:supplierId' : 'DELETE /api/saved/:supplierId'
      await callOverHttp(address, { supplierId: String(supplierId) }, { outlivesPage: true })
    } catch (error) {
      sayNotTold(supplierId, isOne, error)
    }
  })
