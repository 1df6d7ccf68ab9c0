import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { SavedSupplier } from '#contract/directory/saved.ts'
import { MAX_BULK } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { CallError } from '#web/api/call-error.ts'
import { useMe } from '#web/api/session/me.ts'
import { pages, query } from '#web/api/reads/query.ts'
import { useStored } from '#web/storage/stored.ts'
import { savedStore } from './saved-store.ts'

/** Suppliers per step of "Show more": as many as one bulk request may go to. */
const PAGE_SIZE = MAX_BULK

/** A saved supplier; one of an account comes with the note on it. */
export type SavedRow = SupplierRow & Partial<Pick<SavedSupplier, 'note' | 'noteVersion'>>

export type SavedSuppliers = {
  /** Undefined until they are loaded. */
  suppliers: SavedRow[] | undefined
  /** How many are saved, shown or not. */
  total: number
  error: CallError | null | undefined
  tryAgain: () => void
  /** Shows the next ones; undefined when all are shown. */
  showMore: (() => void) | undefined
  isLoadingMore: boolean
}

/**
 * Returns the saved suppliers, last added first, a step at a time, and as many steps as `chosen` needs to be among them. An account's come page by page; those that its pages do not include yet,
 * and all of a visitor's, are read one by one. Deleted suppliers are left out.
 */
export function useSavedSuppliers(chosen: readonly Id[] = []): SavedSuppliers {
  const me = useMe()
  const [shown, setShown] = useState(1)
  const all = useStored(savedStore).toReversed()
  const last = all.findLastIndex((id) => chosen.includes(id))
  const steps = Math.max(shown, Math.ceil((last + 1) / PAGE_SIZE))
  const ids = all.slice(0, steps * PAGE_SIZE)
  const account = useInfiniteQuery({
    ...pages('GET /api/saved', {}, PAGE_SIZE),
    enabled: me != null,
    refetchOnMount: 'always',
    // Another tab may have changed notes meanwhile.
    refetchOnWindowFocus: 'always',
  })
  const loaded = (me ? account.data : undefined)?.pages.flatMap(({ items }) => items) ?? []
  const isBehind = me != null && account.hasNextPage && loaded.length < steps * PAGE_SIZE
  const next = useEffectEvent(() => account.fetchNextPage())
  useEffect(() => {
    if (isBehind) void next()
  }, [isBehind, loaded.length])
  const known = new Map(loaded.map((supplier): [number, SavedRow] => [supplier.id, supplier]))
  const isLoaded = me === null || (me !== undefined && !account.isPending)
  const unknown = isLoaded && !isBehind && !account.isFetchingNextPage ? ids.filter((id) => !known.has(id)) : []
  const singles = useQueries({ queries: unknown.map((id) => query('GET /api/suppliers/:id', { id: String(id) })) })
  const missing = singles.filter(({ error }) => error?.status === 404)
  const failed = singles.filter(({ error }) => error && error.status !== 404)
  for (const { data } of singles) if (data) known.set(data.id, data)
  const isReading = singles.some(({ isPending }) => isPending)
  return {
    suppliers: isLoaded && !(isReading && steps === 1) ? ids.flatMap((id) => known.get(id) ?? []) : undefined,
    total: all.length - missing.length,
    error: account.error ?? failed[0]?.error,
    tryAgain: () => void Promise.all([account.isError && account.refetch(), ...failed.map(({ refetch }) => refetch())]),
    showMore: ids.length < all.length ? () => setShown(steps + 1) : undefined,
    isLoadingMore: isBehind || account.isFetchingNextPage || (isReading && steps > 1),
  }
}
