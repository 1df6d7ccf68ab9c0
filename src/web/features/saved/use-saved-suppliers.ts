import { useQueries, useQuery } from '@tanstack/react-query'
import type { SupplierRow } from '#contract/suppliers.ts'
import { useMe } from '#web/api/me.ts'
import { query } from '#web/api/query.ts'
import { useStored } from '#web/storage/stored.ts'
import { favourites } from './favourites-store.ts'

/**
 * Returns the saved suppliers, last added first; undefined until they are loaded. An account's come in one response; those that it does not
 * include yet, and all of a visitor's, are read one by one. Deleted suppliers are left out.
 */
export function useSavedSuppliers() {
  const me = useMe()
  const ids = useStored(favourites).toReversed()
  const account = useQuery({ ...query('GET /api/saved', {}), enabled: me != null, refetchOnMount: 'always' })
  const known = new Map((me ? account.data : undefined)?.map((supplier) => [supplier.id, supplier]))
  const isLoaded = me === null || (me !== undefined && !account.isPending)
  const unknown = isLoaded ? ids.filter((id) => !known.has(id)) : []
  const singles = useQueries({ queries: unknown.map((id) => query('GET /api/suppliers/:id', { id: String(id) })) })
  const failed = singles.filter(({ error }) => error && error.status !== 404)
  for (const { data } of singles) if (data) known.set(data.id, data)
  return {
    suppliers: isLoaded && !singles.some(({ isPending }) => isPending) ? ids.flatMap((id) => known.get(id) ?? []) : undefined,
    error: account.error ?? failed[0]?.error,
    tryAgain: () => void Promise.all([account.isError && account.refetch(), ...failed.map(({ refetch }) => refetch())]),
  } satisfies { suppliers: SupplierRow[] | undefined; error: unknown; tryAgain: () => void }
}
