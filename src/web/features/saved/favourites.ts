import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/values.ts'
import { serverMessage } from '#web/api/call.ts'
import { onMe } from '#web/api/me.ts'
import { toast } from '#web/ui/toast.ts'
import { stored, useStored } from '#web/ui/stored.ts'

const isIds = (value: unknown): value is Id[] => Array.isArray(value) && value.every(Number.isInteger)
const isText = (value: unknown): value is string => typeof value === 'string'

/** Ids of the favourite suppliers, the last one last: a visitor's, kept in this browser (contract §5), or a copy of the account's. */
export const favourites = stored<Id[]>({ key: 'favourites', area: () => localStorage, empty: [], isValid: isIds })
/** Id of the account whose favourites these are; empty for a visitor's. */
export const favouritesOf = stored<string>({ key: 'favourites-of', area: () => localStorage, empty: '', isValid: isText })

export const useIsFavourite = (id: Id) => useStored(favourites).includes(id)

/** Shown at once, and told to the account where there is one. */
export function toggleFavourite(id: Id) {
  const isNow = !favourites.get().includes(id)
  setFavourite(id, isNow)
  if (favouritesOf.get() !== '')
    void withAccount(({ tellAccount }) => tellAccount(id, isNow)).catch((error) => sayNotTold(id, isNow, error))
}

export const setFavourite = (id: Id, isOne: boolean) =>
  void favourites.change((ids) => [...ids.filter((other) => other !== id), ...(isOne ? [id] : [])])

/** Joins the browser's favourites with those of whoever signs in, and takes them away again when that ends. */
export function followAccount(client: QueryClient) {
  onMe(client, (user) => {
    const id = user?.id ?? ''
    if (id !== followed && (id || favouritesOf.get())) void withAccount(({ join, leave }) => (id ? join(id) : leave())).catch(() => {})
    followed = id
  })
}

let followed: string | undefined

/** Visitors never need its script. */
const withAccount = async (work: (account: typeof import('./account-favourites.ts')) => unknown) =>
  work(await import('./account-favourites.ts'))

/** It is as it was before. */
export function sayNotTold(id: Id, isOne: boolean, error: unknown) {
  setFavourite(id, !isOne)
  toast({ title: 'Error', description: serverMessage(error), tone: 'destructive' })
}
