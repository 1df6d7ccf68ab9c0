import { useQueries, useQuery } from '@tanstack/react-query'
import type { SupplierRow } from '#contract/suppliers.ts'
import { useMe } from '#web/api/me.ts'
import { query } from '#web/api/query.ts'
import { useStored } from '#web/storage/stored.ts'
import { favourites } from './kept-favourites.ts'

/**
 * The saved suppliers, the last one first; nothing until it is known who is there. An account has them in one answer; those it does not
 * know of yet, and all of a visitor's, are read one by one. What does not exist any more is left out.
 */
export function useSavedSuppliers() {
  const me = useMe()
  const ids = useStored(favourites).toReversed()
  const account = useQuery({ ...query('GET /api/saved', {}), enabled: me != null, refetchOnMount: 'always' })
  const known = new Map((me ? account.data : undefined)?.map((supplier) => [supplier.id, supplier]))
  const isAnswered = me === null || (me !== undefined && !account.isPending)
  const unknown = isAnswered ? ids.filter((id) => !known.has(id)) : []
  const singles = useQueries({ queries: unknown.map((id) => query('GET /api/suppliers/:id', { id: String(id) })) })
  const failed = singles.filter(({ error }) => error && error.status !== 404)
  for (const { data } of singles) if (data) known.set(data.id, data)
  return {
    suppliers: isAnswered && !singles.some(({ isPending }) => isPending) ? ids.flatMap((id) => known.get(id) ?? []) : undefined,
    error: account.error ?? failed[0]?.error,
    tryAgain: () => void Promise.all([account.isError && account.refetch(), ...failed.map(({ refetch }) => refetch())]),
  } satisfies { suppliers: SupplierRow[] | undefined; error: unknown; tryAgain: () => void }
}
