import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import { onUserChange } from '#web/api/session/me.ts'
import { useStored } from '#web/storage/stored.ts'
import { savedStore, savedOf, revertSaved, setSaved } from './saved-store.ts'

export const useIsSaved = (id: Id) => useStored(savedStore).includes(id)

export const toggleSaved = (id: Id) => changeSaved(id, !savedStore.get().includes(id))

/** Changes a favourite: at once on the page, and in the account if there is one. */
export function changeSaved(id: Id, isSaved: boolean) {
  setSaved(id, isSaved)
  if (savedOf.get() !== '')
    void withAccount(({ updateAccount }, client) => updateAccount(client, id, isSaved)).catch((error) => revertSaved(id, isSaved, error))
}

/** Merges the browser's favourites with the account's after signing in, and removes them after signing out. */
export function followAccount(client: QueryClient) {
  queryClient = client
  onUserChange(client, (user) => {
    const id = user?.id ?? ''
    if (id !== followed && (id || savedOf.get()))
      void withAccount(({ mergeSaved, clearSaved }) => (id ? mergeSaved(client, id) : clearSaved())).catch(() => {})
    followed = id
  })
}

let followed: string | undefined
/** Set when a page is hydrated, and never on the server. */
let queryClient: QueryClient

/** Loads the script on demand, because anonymous visitors do not need it. */
const withAccount = async (work: (account: typeof import('./account-saved.ts'), client: QueryClient) => unknown) =>
  work(await import('./account-saved.ts'), queryClient)
