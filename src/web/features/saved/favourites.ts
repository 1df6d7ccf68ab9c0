import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/values.ts'
import { onMe } from '#web/api/me.ts'
import { useStored } from '#web/storage/stored.ts'
import { favourites, favouritesOf, sayNotTold, setFavourite } from './kept-favourites.ts'

export const useIsFavourite = (id: Id) => useStored(favourites).includes(id)

export const toggleFavourite = (id: Id) => changeFavourite(id, !favourites.get().includes(id))

/** Shown at once, and told to the account where there is one. */
export function changeFavourite(id: Id, isNow: boolean) {
  setFavourite(id, isNow)
  if (favouritesOf.get() !== '')
    void withAccount(({ tellAccount }, client) => tellAccount(client, id, isNow)).catch((error) => sayNotTold(id, isNow, error))
}

/** Joins the browser's favourites with those of whoever signs in, and takes them away again when that ends. */
export function followAccount(client: QueryClient) {
  queryClient = client
  onMe(client, (user) => {
    const id = user?.id ?? ''
    if (id !== followed && (id || favouritesOf.get()))
      void withAccount(({ join, leave }) => (id ? join(client, id) : leave())).catch(() => {})
    followed = id
  })
}

let followed: string | undefined
/** Known from the first moment of a page in a browser, and never on the server. */
let queryClient: QueryClient

/** Visitors never need its script. */
const withAccount = async (work: (account: typeof import('./account-favourites.ts'), client: QueryClient) => unknown) =>
  work(await import('./account-favourites.ts'), queryClient)
