import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import { onUserChange } from '#web/api/session/me.ts'
import { useStored } from '#web/storage/stored.ts'
import { favourites, favouritesOf, revertFavourite, setFavourite } from './favourites-store.ts'

export const useIsFavourite = (id: Id) => useStored(favourites).includes(id)

export const toggleFavourite = (id: Id) => changeFavourite(id, !favourites.get().includes(id))

/** Changes a favourite: at once on the page, and in the account if there is one. */
export function changeFavourite(id: Id, isFavourite: boolean) {
  setFavourite(id, isFavourite)
  if (favouritesOf.get() !== '')
    void withAccount(({ updateAccount }, client) => updateAccount(client, id, isFavourite)).catch((error) =>
      revertFavourite(id, isFavourite, error),
    )
}

/** Merges the browser's favourites with the account's after signing in, and removes them after signing out. */
export function followAccount(client: QueryClient) {
  queryClient = client
  onUserChange(client, (user) => {
    const id = user?.id ?? ''
    if (id !== followed && (id || favouritesOf.get()))
      void withAccount(({ mergeFavourites, clearFavourites }) => (id ? mergeFavourites(client, id) : clearFavourites())).catch(() => {})
    followed = id
  })
}

let followed: string | undefined
/** Set when a page is hydrated, and never on the server. */
let queryClient: QueryClient

/** Loads the script on demand, because anonymous visitors do not need it. */
const withAccount = async (work: (account: typeof import('./account-favourites.ts'), client: QueryClient) => unknown) =>
  work(await import('./account-favourites.ts'), queryClient)
